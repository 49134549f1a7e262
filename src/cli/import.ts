/** `concordat import FOLDER --pipeline UUID`: sends existing results of other programs to a server. */

import { formatQuantity } from '../web/for-people/words.ts';
import { type CommandIo, getServerAddress, Output, parseAndRunCommand, TEXT, UsageError, writeLine } from './command.ts';
import { sendResults } from './import/client.ts';
import { type FoundResults, findResults, listUnsentFiles, type UnsentFile } from './import/result-folders.ts';

const usage = `Usage: concordat import FOLDER --pipeline UUID [options]

  FOLDER           a folder of results. MaxQuant and RawTools: one folder for each raw
                   file, with its name; files can be in subfolders, such as
                   NAME.raw/maxquant/*.txt, NAME.raw/rawtools_qc/QcDataTable.csv or
                   NAME/combined/txt/*.txt. DIA-NN, FragPipe, Spectronaut, AlphaDIA and
                   Sage: one folder for each analysis, recognized by the content of its files.
                   Or the folder with the result files of one raw file or analysis,
                   such as the folder combined of MaxQuant, whose files name their runs.
  --pipeline UUID  the pipeline that the raw files belong to
  --address URL    the server (default: BASE_URL, else http://localhost:8124)
  --token TOKEN    the administration token (default: ADMIN_TOKEN)
  --help           print this text

Unused files are listed with the reason, and used files with what to check in them.
Existing results are replaced, so you can repeat an interrupted command. A run from another
folder with the name of an existing run becomes a run of its own, named after the folder. Exit code: 0 all imported,
1 some rejected or not read, such as an archive, a broken link or an
unreadable table, 2 invalid arguments.
`;

interface Request {
  readonly folder: string;
  readonly pipeline: string;
  readonly address: string;
  readonly token: string | undefined;
}

export async function runImportCommand(args: string[], io: CommandIo): Promise<number> {
  const options = { pipeline: TEXT, address: TEXT, token: TEXT };
  return parseAndRunCommand({ args, usage, options, io }, (values, [folder, ...others]) => {
    if (folder === undefined || others.length > 0) throw new UsageError('Specify one folder.');
    const { pipeline, token = io.env.ADMIN_TOKEN || undefined } = values;
    if (pipeline === undefined) throw new UsageError('Specify the pipeline: --pipeline UUID.');
    return importFolder({ folder, pipeline, address: getServerAddress(values.address, io.env), token }, io);
  });
}

async function importFolder(request: Request, io: CommandIo): Promise<number> {
  let found: FoundResults[];
  let unsent: UnsentFile[];
  try {
    found = await findResults(request.folder);
    unsent = await listUnsentFiles(request.folder, found);
  } catch (error) {
    writeLine(io.stderr, `import: ${request.folder} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}.`);
    return 2;
  }
  if (found.length === 0) {
    const isUnread = unsent.some((file) => file.isUnread === true);
    const problem = isUnread ? 'no result file can be read' : 'there are no result files';
    writeLine(io.stderr, `import: ${problem} in ${request.folder}.`);
    const output = new Output(io.stdout);
    await writeUnusedFiles(output, unsent);
    await output.flush();
    return 1;
  }
  return importAllResults(found, unsent, request, io);
}

async function importAllResults(
  found: readonly FoundResults[],
  unsent: readonly UnsentFile[],
  request: Request,
  io: CommandIo,
): Promise<number> {
  const output = new Output(io.stdout);
  let imported = 0;
  const unused: UnsentFile[] = [...unsent];
  const notes: UnsentFile[] = [];
  for (const results of found) {
    const outcome = await sendResults(request, results);
    if (outcome.isImported) {
      imported += 1;
      unused.push(...outcome.unused);
      notes.push(...outcome.notes);
      const [one, several] =
        results.rawFile === undefined ? ['value', 'values'] : ['column has a value', 'columns have a value'];
      await writeLine(output, `imported ${outcome.label}: ${formatQuantity(outcome.columnsFilled, one, several)}`);
    } else writeLine(io.stderr, `rejected ${results.label}: ${outcome.reason}`);
    await output.flush();
    if (!outcome.isImported && outcome.isHopeless) break;
  }
  await writeUnusedFiles(output, unused);
  for (const { file, reason } of notes) await writeLine(output, `check    ${file}: ${reason}`);
  const unread = unsent.filter(({ isUnread }) => isUnread === true).length;
  const also = unread === 0 ? '' : `, ${formatQuantity(unread, 'entry', 'entries')} not read`;
  await writeLine(output, `${imported} of ${found.length} imported${also}`);
  await output.flush();
  return imported === found.length && unread === 0 ? 0 : 1;
}

async function writeUnusedFiles(output: Output, unused: readonly UnsentFile[]): Promise<void> {
  for (const { file, reason } of unused) await writeLine(output, `not used ${file}: ${reason}`);
}
