import packageJson from '../../../package.json' with { type: 'json' };
import { formatQuantity } from '../../web/for-people/words.ts';
import { escapeControlCharacters } from '../command.ts';
import type { Finding, FindingState } from './check.ts';
import type { ServerPart } from './server-parts.ts';
import type { SettingsReading } from './settings-reading.ts';

export interface Diagnosis {
  readonly reading: Pick<SettingsReading, 'list' | 'hasFile'>;
  /** Path of the `.env` file, which may not exist. */
  readonly file: string;
  readonly parts: readonly ServerPart[];
  readonly findings: readonly Finding[];
}

export interface ReportStyle {
  readonly color: boolean;
  /** True if the terminal can show more than ASCII. */
  readonly unicode: boolean;
  readonly width: number;
}

export function isHealthy({ findings }: Pick<Diagnosis, 'findings'>): boolean {
  return findings.every(({ state }) => state !== 'wrong');
}

/** Marks differ in shape as well as color. */
const MARKS: Readonly<Record<FindingState, { unicode: string; ascii: string; color: number }>> = {
  good: { unicode: '✓', ascii: '+', color: 32 },
  attention: { unicode: '!', ascii: '!', color: 33 },
  wrong: { unicode: '✗', ascii: 'X', color: 31 },
  off: { unicode: '–', ascii: '-', color: 2 },
};

const BOLD = 1;
const DIM = 2;

export function formatTextReport({ reading, file, parts, findings }: Diagnosis, style: ReportStyle): string {
  const colorText = (code: number, text: string) => (style.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const formatMark = (state: FindingState) =>
    colorText(MARKS[state].color, style.unicode ? MARKS[state].unicode : MARKS[state].ascii);
  /** Returns lines with labels and text in two columns. Long text is wrapped in its column. */
  const alignColumns = (rows: readonly Row[]) => {
    const width = Math.min(40, Math.max(0, ...rows.map(({ label }) => label.length)));
    const indent = width + (rows[0]?.state === undefined ? 4 : 6);
    return rows.map(({ state, label, text, advice, isDim = false }) => {
      const room = Math.max(30, style.width - indent);
      const name = label.length > width ? `${label}\n${' '.repeat(indent)}` : `${label.padEnd(width)}  `;
      const line = `  ${state === undefined ? '' : `${formatMark(state)} `}${name}${wrapText(text, room, indent)}`;
      const then =
        advice === undefined ? '' : `\n${' '.repeat(indent)}${colorText(DIM, '→')} ${wrapText(advice, room - 2, indent + 2)}`;
      return (isDim ? colorText(DIM, line) : line) + then;
    });
  };
  const listSettings = (isSet: boolean) =>
    alignColumns(
      reading.list
        .filter(({ origin }) => (origin !== 'default') === isSet)
        .map(({ variable, origin, shown, problem }) => ({
          label: variable,
          text: `${shown}${problem === undefined ? '' : `  ${formatMark('wrong')}`}${isSet ? `  (${origin})` : ''}`,
          isDim: !isSet,
        })),
    );
  const listParts = (isOn: boolean) =>
    alignColumns(
      parts
        .filter((part) => part.isOn === isOn)
        .map(({ name, why }) => ({ state: isOn ? 'good' : 'off', label: name, text: why })),
    );
  const source = reading.hasFile ? `the environment and ${file}` : `the environment; there is no ${file}`;
  const sections: [heading: string, lines: string[]][] = [
    ['Set here', listSettings(true)],
    ['Default values', listSettings(false)],
    ['Enabled features', listParts(true)],
    ['Disabled features, and how to enable them', listParts(false)],
    [
      'Checks',
      alignColumns(
        findings.map(({ subject, state, says, advice }, index) => ({
          state,
          label: findings[index - 1]?.subject === subject ? '' : subject,
          text: escapeControlCharacters(says),
          advice: advice === undefined ? undefined : escapeControlCharacters(advice),
        })),
      ),
    ],
  ];
  const lines = [
    `${colorText(BOLD, `Concordat ${packageJson.version}`)} · Node ${process.versions.node} · ${process.platform} ${process.arch}`,
    `Settings are read from ${source}.`,
    ...sections.filter(([, rows]) => rows.length > 0).flatMap(([heading, rows]) => ['', colorText(BOLD, heading), ...rows]),
    '',
    formatConclusion(findings, colorText),
  ];
  const text = `${lines.join('\n')}\n`;
  return style.unicode ? text : text.replaceAll('→', '->').replaceAll('·', '|').replaceAll('…', '...');
}

interface Row {
  readonly state?: FindingState;
  readonly label: string;
  readonly text: string;
  readonly advice?: string | undefined;
  readonly isDim?: boolean;
}

function formatConclusion(findings: readonly Finding[], paint: (code: number, text: string) => string): string {
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const attention = findings.filter(({ state }) => state === 'attention').length;
  const more = attention === 0 ? '' : ` ${formatQuantity(attention, 'warning', 'warnings')}.`;
  if (wrong > 0) return paint(MARKS.wrong.color, `${formatQuantity(wrong, 'problem', 'problems')}.${more}`);
  return `${paint(MARKS.good.color, 'No problems.')}${more}`;
}

export function formatJsonReport({ reading, parts, findings }: Diagnosis): string {
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
    well: isHealthy({ findings }),
    release: packageJson.version,
    node: process.versions.node,
    settings,
    parts: parts.map(({ name, isOn, why }) => ({ name, on: isOn, why })),
    findings: findings.map(({ subject, state, says, advice }) => ({ subject, state, says, advice: advice ?? null })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Breaks text at spaces. A word that is longer than a line is not broken, so that it can be copied. */
function wrapText(text: string, width: number, indent: number): string {
  return text
    .replaceAll(new RegExp(`(?! )(.{1,${width}}|[^ ]+)(?: +|$)`, 'g'), '$1\n')
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(indent)}`);
}
