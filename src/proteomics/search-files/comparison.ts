/** Compares two versions of parameters line by line. */
import { type Change, diffLines } from 'diff';

/** A line of the comparison. A gap stands for equal lines. */
export interface ComparedLine {
  readonly sign: '+' | '-' | '' | 'gap';
  /** Line number in the earlier version; empty for an added line. */
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

export interface SearchFileComparison {
  readonly removed: number;
  readonly added: number;
  readonly lines: readonly ComparedLine[];
}

/** Number of equal lines to show around a change. */
const AROUND = 3;
/** Milliseconds after which the comparison is abandoned. */
const PATIENCE_MS = 1_000;

/** Compares two files; undefined if they are too different. */
export function compareSearchFiles(before: string, after: string): SearchFileComparison | undefined {
  const changes = diffLines(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'), { timeout: PATIENCE_MS });
  if (changes === undefined) return undefined;
  const lines = toLines(changes);
  return {
    removed: lines.filter(({ sign }) => sign === '-').length,
    added: lines.filter(({ sign }) => sign === '+').length,
    lines: omitEqualLines(lines),
  };
}

function toLines(changes: readonly Change[]): ComparedLine[] {
  let before = 0;
  let after = 0;
  return changes.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ComparedLine => {
        if (!added) before += 1;
        if (!removed) after += 1;
        return {
          sign: added ? '+' : removed ? '-' : '',
          before: added ? '' : String(before),
          after: removed ? '' : String(after),
          text,
        };
      }),
  );
}

/** Replaces equal lines far from any change by gaps. */
function omitEqualLines(lines: readonly ComparedLine[]): ComparedLine[] {
  const near = new Set<number>();
  for (const [at, { sign }] of lines.entries())
    if (sign !== '') for (let other = at - AROUND; other <= at + AROUND; other += 1) near.add(other);
  return lines.flatMap((line, at): ComparedLine[] => {
    if (near.has(at)) return [line];
    return near.has(at - 1) || (at === 0 && near.size > 0) ? [{ sign: 'gap', before: '', after: '', text: '' }] : [];
  });
}
