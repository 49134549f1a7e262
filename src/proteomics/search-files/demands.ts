/** What is demanded of a FASTA file or of parameters before anybody looks into them. */
import { basename, extname } from 'node:path';
import { BadRequestError } from '../../contract/errors.ts';
import { isMaxQuantParameters } from '../runs/tools/maxquant-template.ts';
import type { Tool } from '../runs/tools/tools-file.ts';
import { WORDS } from './store.ts';
import type { SearchFileKind } from './table.ts';

/** Characters of a name, which becomes that of a file beside others. */
const LONGEST = 200;

/**
 * Returns the name of a file: in Unicode NFC, without spaces at its ends.
 *
 * @throws BadRequestError
 */
export function demandSearchFileName(name: string | undefined, member: string): string {
  const trimmed = name?.normalize('NFC').trim() ?? '';
  if (trimmed === '') throw new BadRequestError(`${member} must be a file with a name.`);
  if (/[/\\\p{Cc}]/u.test(trimmed) || trimmed === '.' || trimmed === '..' || !trimmed.isWellFormed())
    throw new BadRequestError(`${member} must be a file whose name holds no path and no control characters.`);
  if (Buffer.byteLength(trimmed) > LONGEST) throw new BadRequestError(`The name of ${member} is longer than ${LONGEST} bytes.`);
  return trimmed;
}

/** @throws BadRequestError for a file that the pipeline's tool does not take */
export function demandTaken(tool: Tool | undefined, kind: SearchFileKind, name: string): void {
  if (tool === undefined) throw new BadRequestError('The pipeline has no tool. Choose one first.');
  if (!tool.uploads.includes(kind)) throw new BadRequestError(`The tool ${tool.name} takes no ${WORDS[kind]} from here.`);
  if (kind !== 'template' || tool.template === undefined) return;
  if (isMaxQuantParameters(tool.template) !== isMaxQuantParameters(name))
    throw new BadRequestError(
      `The tool ${tool.name} takes parameters like ${basename(tool.template)}, and ${name} does not end in ${extname(tool.template)}.`,
    );
}
