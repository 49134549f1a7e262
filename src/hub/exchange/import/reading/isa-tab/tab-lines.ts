/** Lines of ISA-Tab files: tab-separated cells, quoted or not. */
import { readTabs } from '../../../../../web/csv/tab-records.ts';

/** A line with its number in the file, from 1. */
export interface TabLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads lines without comments, which begin with #. */
export function readTabLines(text: string): readonly TabLine[] {
  return readTabs(text.replace(/^\ufeff/, '')).filter(({ cells: [first = ''] }) => !first.startsWith('#'));
}
