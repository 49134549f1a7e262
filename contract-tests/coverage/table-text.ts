/** Formats the table: for the terminal, and as Markdown in docs/contract.md. */
import { COLUMNS, type TableRow } from './table.ts';

const BEGIN = '<!-- The table is written by `npm run contract -- --write`. -->';
const END = '<!-- End of the table. -->';

const TITLES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  coverage: 'Answers',
  examples: 'Examples',
  fuzz: 'Random requests',
  mutants: 'Mutants',
  budget: 'Budget',
};

/** Returns the table as lines with aligned columns. */
export function formatPrintedTable(rows: readonly TableRow[]): string[] {
  const lines = rows.map(({ document, operation, cells }) => [
    `${document} ${operation}`,
    ...COLUMNS.map((column) => cells[column].printed),
  ]);
  const head = ['Operation', ...COLUMNS.map((column) => TITLES[column])];
  const widths = head.map((title, index) => Math.max(title.length, ...lines.map((line) => (line[index] ?? '').length)));
  return [head, ...lines].map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function listTableFailures(rows: readonly TableRow[]): string[] {
  return rows.flatMap(({ document, operation, cells }) =>
    COLUMNS.flatMap((column) => cells[column].wrong.map((wrong) => `${document} ${operation}, ${column}: ${wrong}`)),
  );
}

/** Returns the table as Markdown: one section per document, with its exceptions. */
export function formatMarkdownTable(rows: readonly TableRow[]): string {
  const documents = [...Map.groupBy(rows, ({ document }) => document)];
  return documents.map(([document, own]) => formatDocumentPart(document, own)).join('\n');
}

function formatDocumentPart(document: string, rows: readonly TableRow[]): string {
  const head = ['Operation', 'Request', ...COLUMNS.map((column) => TITLES[column])];
  const lines = rows.map(({ operation, method, path, cells }) => [
    operation,
    `\`${method} ${path}\``,
    ...COLUMNS.map((column) => cells[column].stored),
  ]);
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  const reasons = rows.flatMap(({ operation, cells }) =>
    COLUMNS.flatMap((column) => cells[column].reasons.map((reason) => ({ column: TITLES[column], operation, reason }))),
  );
  const excused = [...Map.groupBy(reasons, ({ column, reason }) => `${column}: ${reason}`)].map(
    ([what, found]) => `- \\* ${what} (${formatRowNames(found, rows)})`,
  );
  return [`### ${document}`, '', ...table, ...(excused.length === 0 ? [] : ['', ...excused]), ''].join('\n');
}

function formatRowNames(found: readonly { operation: string }[], rows: readonly TableRow[]): string {
  return found.length === rows.length ? 'every operation' : found.map(({ operation }) => operation).join(', ');
}

/** Replaces the table between its marks in a document. @throws Error if the marks are missing */
export function replaceTable(text: string, table: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the marks of the table are missing: ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${table}\n${END}${after}`;
}
