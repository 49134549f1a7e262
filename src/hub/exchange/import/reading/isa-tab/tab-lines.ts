/** Lines of ISA-Tab files: cells between tabs, with or without quotes around them. */
import { readTabs } from '../../../../../web/csv/tab-records.ts';

/** Reads them; lines that begin with # are comments. */
export function linesOfTab(text: string): readonly (readonly string[])[] {
  return readTabs(text.replace(/^\ufeff/, ''))
    .map(({ cells }) => cells)
    .filter(([first = '']) => !first.startsWith('#'));
}
