/** `concordat submission FOLDER`: lists what a folder lacks for a submission to a proteomics repository (PRIDE). */
import { checkSubmission, type FolderFile, listFolder, writeChecksums } from '../proteomics/service.ts';
import { formatQuantity } from '../web/for-people/words.ts';
import { type CommandIo, FLAG, Output, parseAndRunCommand, UsageError, writeLine } from './command.ts';

const usage = `Usage: concordat submission FOLDER [--checksums]

Checks a folder for the PRIDE repository (guidelines 2.2): one flat folder with raw files, result files of the search engine, sample metadata (*.sdrf.tsv)
and sequences. Lists each file with its category, and what is wrong or missing.

  --checksums  write checksum.txt with the SHA-1 of each file, as PRIDE requires
  --help       print this text

Exit code: 0 complete, 1 incomplete, 2 invalid arguments.
`;

export async function runSubmissionCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options: { checksums: FLAG }, io }, ({ checksums }, [folder, ...others]) => {
    if (folder === undefined || others.length > 0) throw new UsageError('Specify one folder.');
    return printMissingFiles(folder, checksums, io);
  });
}

async function printMissingFiles(folder: string, checksums: boolean, { stdout, stderr }: CommandIo): Promise<number> {
  let files: FolderFile[];
  try {
    files = await listFolder(folder);
  } catch (error) {
    writeLine(stderr, `submission: ${folder} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}.`);
    return 2;
  }
  const problems = await checkSubmission(files);
  const output = new Output(stdout);
  for (const { name, category } of files) await writeLine(output, `${category.padEnd(17)} ${name}`);
  for (const { level, message } of problems) await writeLine(output, `${level}: ${message}`);
  const errors = problems.filter(({ level }) => level === 'error').length;
  if (checksums)
    await writeLine(
      output,
      `${formatQuantity(await writeChecksums(folder, files), 'checksum is', 'checksums are')} in checksum.txt`,
    );
  const end =
    errors === 0 ? 'all required files and data are present' : `${formatQuantity(errors, 'problem')} to fix before submission`;
  await writeLine(output, end);
  await output.flush();
  return errors === 0 ? 0 : 1;
}
