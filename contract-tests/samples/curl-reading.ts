/** Parses curl samples strictly, for machines without curl: words of a POSIX shell, and the options that samples use. */

/** Thrown if a sample cannot be parsed. */
export class CurlReadingError extends Error {
  override readonly name = 'CurlReadingError';
}

/** The request of a command line. */
export interface ReadRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of the options for the body in their order. */
  readonly body: readonly string[];
}

/** Options without a value. */
const FLAGS = new Set(['--include', '--head', '--http1.1', '--no-buffer']);
const VALUED = new Set(['--request', '--header', '--cookie', '--output', '--max-time']);
const BODIES = new Set(['--data', '--data-urlencode', '--data-binary', '--form', '--form-string']);

/** Parses a command line. @throws CurlReadingError */
export function parseCurlCommand(command: string): ReadRequest {
  const [program, ...words] = splitWords(command);
  if (program !== 'curl') throw new CurlReadingError('it does not call curl');
  const given: { option: string; value: string }[] = [];
  const addresses: string[] = [];
  while (words.length > 0) {
    const word = words.shift() as string;
    if (FLAGS.has(word)) given.push({ option: word, value: '' });
    else if (VALUED.has(word) || BODIES.has(word)) given.push({ option: word, value: takeOptionValue(word, words) });
    else if (word.startsWith('-')) throw new CurlReadingError(`the option ${word} is not known`);
    else addresses.push(word);
  }
  const [url, ...others] = addresses;
  if (url === undefined || others.length > 0) throw new CurlReadingError(`it has ${addresses.length} addresses`);
  const listValues = (name: string) => given.filter(({ option }) => option === name).map(({ value }) => value);
  const body = given.filter(({ option }) => BODIES.has(option)).map(({ value }) => value);
  const usual = given.some(({ option }) => option === '--head') ? 'HEAD' : body.length > 0 ? 'POST' : 'GET';
  return {
    method: listValues('--request')[0] ?? usual,
    url,
    headers: Object.fromEntries(listValues('--header').map(parseHeader)),
    body,
  };
}

function takeOptionValue(option: string, words: string[]): string {
  const value = words.shift();
  if (value === undefined) throw new CurlReadingError(`the option ${option} has no value`);
  return value;
}

function parseHeader(header: string): [string, string] {
  const [, name, value] = /^([A-Za-z-]+): (.+)$/.exec(header) ?? [];
  if (name === undefined || value === undefined) throw new CurlReadingError(`this is no header: ${header}`);
  return [name.toLowerCase(), value];
}

/** Splits a command into words as a POSIX shell does. Variables are unchanged. */
function splitWords(command: string): string[] {
  const words: string[] = [];
  let rest = command;
  while (rest !== '') {
    const gap = /^(?: |\\\n)+/.exec(rest)?.[0] ?? '';
    rest = rest.slice(gap.length);
    const [word, after] = parseShellWord(rest);
    words.push(word);
    rest = after;
    if (rest !== '' && !/^(?: |\\\n)/.test(rest)) throw new CurlReadingError(`the command ends before: ${rest}`);
  }
  return words;
}

function parseShellWord(text: string): [word: string, rest: string] {
  const [raw] = /^(?:'[^']*'|"[^"`]*"|\\'|[\w./:@=-])+/.exec(text) ?? [];
  if (raw === undefined) throw new CurlReadingError(`there is no word at: ${text.slice(0, 40)}`);
  const word = raw.replaceAll(
    /'([^']*)'|"([^"]*)"|\\(')/g,
    (_whole, plain = '', quoted = '', escaped = '') => plain + quoted + escaped,
  );
  return [word, text.slice(raw.length)];
}
