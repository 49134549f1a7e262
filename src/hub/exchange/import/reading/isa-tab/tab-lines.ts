/** Lines of ISA-Tab files: cells between tabs, with or without quotes around them. */
import { readTabs } from '../../../../../web/csv/tab-records.ts';

/** A line by its number in the file, from 1. */
export interface TabLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads them; lines that begin with # are comments. */
export function linesOfTab(text: string): readonly TabLine[] {
  return readTabs(text.replace(/^\ufeff/, '')).filter(({ cells: [first = ''] }) => !first.startsWith('#'));
}
