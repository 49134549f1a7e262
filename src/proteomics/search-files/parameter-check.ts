/** Whether a file can be the parameters of a search: well-formed XML that MaxQuant can be given, or a text of another tool. */
import { readFile } from 'node:fs/promises';
import { BadRequestError } from '../../contract/errors.ts';
import { sizeText } from '../../web/for-people/words.ts';
import { isMaxQuantParameters, templateProblem } from '../runs/tools/maxquant-template.ts';

/** Parameters are read whole, and hold no data. */
const MAX_BYTES = 5_000_000;

/** Characters that no text has, beside tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * Reads parameters.
 *
 * @param file where they lie, and under which name they were sent: `.xml` is taken for MaxQuant's
 * @throws BadRequestError with the line of the first mistake, where it has one
 */
export async function checkParameters({ path, name, size }: { path: string; name: string; size: number }): Promise<void> {
  if (size > MAX_BYTES)
    throw new BadRequestError(`${name} has ${sizeText(size)}. Parameters of at most ${sizeText(MAX_BYTES)} are taken.`);
  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text))) throw new BadRequestError(`${name} is no text in UTF-8.`);
  const control = text.split('\n').findIndex((line) => NO_TEXT.test(line));
  if (control !== -1) throw new BadRequestError(`${name}, line ${control + 1}: it has a character that no text has.`);
  if (!isMaxQuantParameters(name)) return;
  const { XMLValidator } = await import('fast-xml-parser');
  const judged = XMLValidator.validate(text.replace(/^\ufeff/, ''));
  if (judged !== true) throw new BadRequestError(`${name}, line ${judged.err.line}: ${sentence(judged.err.msg)}`);
  const problem = templateProblem(text);
  if (problem !== undefined) throw new BadRequestError(`${name} ${problem}.`);
}

/** Some messages repeat what is wrong, which may be the whole file. */
const MAX_MESSAGE_LENGTH = 300;

function sentence(message: string): string {
  if (message.length > MAX_MESSAGE_LENGTH) return `${message.slice(0, MAX_MESSAGE_LENGTH)}…`;
  return /[.!]$/.test(message) ? message : `${message}.`;
}
