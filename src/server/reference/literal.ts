/** Formats JSON values as literals of a language, on one line if they fit. */

export interface Literals {
  readonly word: (value: boolean | null) => string;
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
  /** Spaces inside the braces of an object on one line. */
  readonly brace: string;
  /** Number of spaces per indentation level. */
  readonly step: number;
}

/** Preferred maximum number of characters in a line of a sample. */
export const WIDTH = 84;

/** TypeScript, in the style of this project. */
export const TYPESCRIPT: Literals = {
  word: String,
  text: (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : TYPESCRIPT.text(name)),
  brace: ' ',
  step: 2,
};

export const PYTHON: Literals = {
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  text: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  brace: '',
  step: 4,
};

export const JSON_TEXT: Literals = { ...TYPESCRIPT, text: (text) => JSON.stringify(text), key: (name) => JSON.stringify(name) };

/** Formats a value for a line with indentation `indent`, of which `used` characters are occupied. */
export function formatLiteral(value: unknown, language: Literals, indent = 0, used = indent): string {
  const short = formatOnOneLine(value, language);
  if (used + short.length <= WIDTH || typeof value !== 'object' || value === null) return short;
  const inner = indent + language.step;
  const lines = Array.isArray(value)
    ? value.map((one) => formatLiteral(one, language, inner))
    : Object.entries(value).map(([name, one]) => {
        const key = `${language.key(name)}: `;
        return key + formatLiteral(one, language, inner, inner + key.length);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  // JSON has no trailing comma.
  const last = language === JSON_TEXT ? '' : ',';
  return `${open}\n${lines.map((line) => ' '.repeat(inner) + line).join(',\n')}${last}\n${' '.repeat(indent)}${close}`;
}

function formatOnOneLine(value: unknown, language: Literals): string {
  if (value === null || value === undefined || typeof value === 'boolean') return language.word(value ?? null);
  if (typeof value === 'string') return language.text(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map((one) => formatOnOneLine(one, language)).join(', ')}]`;
  const members = Object.entries(value).map(([name, one]) => `${language.key(name)}: ${formatOnOneLine(one, language)}`);
  return members.length === 0 ? '{}' : `{${language.brace}${members.join(', ')}${language.brace}}`;
}
