/** What the doctor tells, for people and for programs. */

import packageJson from '../../../package.json' with { type: 'json' };
import { countOf } from '../../web/for-people/words.ts';
import { printable } from '../output.ts';
import type { Finding, FindingState } from './finding.ts';
import type { ReadSetting, SettingsReading } from './settings-reading.ts';
import type { ServerPart } from './what-is-on.ts';

/** Everything that was found out. */
export interface Diagnosis {
  readonly reading: Pick<SettingsReading, 'list' | 'hasFile'>;
  /** The `.env` that was read, or would be. */
  readonly file: string;
  readonly parts: readonly ServerPart[];
  readonly findings: readonly Finding[];
}

/** How it is shown. */
export interface ReportStyle {
  readonly color: boolean;
  /** Whether the terminal shows more than ASCII. */
  readonly unicode: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Whether the server would work with all of this. */
export function isWell({ findings }: Pick<Diagnosis, 'findings'>): boolean {
  return findings.every(({ state }) => state !== 'wrong');
}

/** Marks differ in shape, not only in color. */
const MARKS: Readonly<Record<FindingState, { unicode: string; ascii: string; color: number }>> = {
  good: { unicode: '✓', ascii: '+', color: 32 },
  attention: { unicode: '!', ascii: '!', color: 33 },
  wrong: { unicode: '✗', ascii: 'X', color: 31 },
  off: { unicode: '–', ascii: '-', color: 2 },
};

const BOLD = 1;
const DIM = 2;

/** The report for people. */
export function reportText({ reading, file, parts, findings }: Diagnosis, style: ReportStyle): string {
  const paint = (code: number, text: string) => (style.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const plain = (text: string) =>
    style.unicode ? text : text.replaceAll('→', '->').replaceAll('·', '|').replaceAll('…', '...');
  const mark = (state: FindingState) => paint(MARKS[state].color, style.unicode ? MARKS[state].unicode : MARKS[state].ascii);
  const heading = (text: string) => `\n${paint(BOLD, text)}`;
  /** Text beside a column that was begun, wrapped under itself. */
  const beside = (text: string, indent: number) =>
    wrap(text, Math.max(30, style.width - indent)).join(`\n${' '.repeat(indent)}`);

  const settingLines = (list: readonly ReadSetting[]) => {
    const names = widest(list.map(({ variable }) => variable));
    return list.map((setting) => {
      const { variable, origin, shown, problem } = setting;
      const from = origin === 'default' ? '' : paint(DIM, `  (${origin})`);
      const value = problem === undefined ? shown : `${shown}  ${mark('wrong')}`;
      const line = `  ${variable.padEnd(names)}  ${beside(value, names + 4)}${from}`;
      return origin === 'default' ? paint(DIM, line) : line;
    });
  };
  const partLines = (list: readonly ServerPart[], state: FindingState) => {
    const names = Math.min(40, widest(parts.map(({ name }) => name)));
    return list.map(({ name, why }) => {
      const label = name.length > names ? `${name}\n${' '.repeat(names + 4)}` : name.padEnd(names);
      return `  ${mark(state)} ${label}  ${beside(why, names + 6)}`;
    });
  };
  const findingLines = () => {
    const names = widest(findings.map(({ subject }) => subject));
    return findings.map(({ subject, state, says, advice }, index) => {
      const label = findings[index - 1]?.subject === subject ? '' : subject;
      const tells = `  ${mark(state)} ${label.padEnd(names)}  ${beside(printable(says), names + 6)}`;
      return advice === undefined
        ? tells
        : `${tells}\n${' '.repeat(names + 6)}${paint(DIM, '→')} ${beside(printable(advice), names + 8)}`;
    });
  };

  const set = reading.list.filter(({ origin }) => origin !== 'default');
  const left = reading.list.filter(({ origin }) => origin === 'default');
  const source = reading.hasFile
    ? `Settings are read from the environment and ${file}`
    : `Settings are read from the environment; there is no ${file}`;
  const lines = [
    `${paint(BOLD, `Concordat ${packageJson.version}`)} · Node ${process.versions.node} · ${process.platform} ${process.arch}`,
    `${source}.`,
    heading(set.length === 0 ? 'Nothing is set: everything is at its default.' : 'Set here'),
    ...settingLines(set),
    ...(set.length === 0 ? [] : [heading('Left at their defaults')]),
    ...settingLines(left),
    heading('What is on'),
    ...partLines(
      parts.filter(({ isOn }) => isOn),
      'good',
    ),
    heading('What is off, and how to turn it on'),
    ...partLines(
      parts.filter(({ isOn }) => !isOn),
      'off',
    ),
    heading('What was tried'),
    ...findingLines(),
    '',
    conclusion(findings, paint),
  ];
  return plain(`${lines.join('\n')}\n`);
}

function conclusion(findings: readonly Finding[], paint: (code: number, text: string) => string): string {
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const attention = findings.filter(({ state }) => state === 'attention').length;
  const more = attention === 0 ? '' : ` ${countOf(attention, 'warning', 'warnings')}.`;
  if (wrong > 0) return paint(MARKS.wrong.color, `${countOf(wrong, 'problem', 'problems')}.${more}`);
  return `${paint(MARKS.good.color, 'No problems.')}${more}`;
}

/** The report for programs. */
export function reportJson({ reading, parts, findings }: Diagnosis): string {
  const settings = reading.list.map(({ variable, meaning, origin, shown, secret, problem }) => ({
    variable,
    value: origin === 'default' || secret ? null : shown,
    set: origin !== 'default',
    origin,
    secret,
    default: origin === 'default' ? shown : undefined,
    problem: problem ?? null,
    meaning,
  }));
  const document = {
    well: isWell({ findings }),
    release: packageJson.version,
    node: process.versions.node,
    settings,
    parts: parts.map(({ name, isOn, why }) => ({ name, on: isOn, why })),
    findings: findings.map(({ subject, state, says, advice }) => ({ subject, state, says, advice: advice ?? null })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

/** Breaks at spaces. A word that is longer than a line stays whole, so that it can be copied. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
