/** What summary.txt, msmsScans.txt and parameters.txt say. */
import { QUALITY_COLUMNS } from './columns.ts';
import { roundToTwo, Spread } from './reading/numbers.ts';
import { type ResultFile, readTable } from './reading/table-file.ts';
import { type ColumnValues, put } from './spike-in.ts';

/**
 * Columns from summary.txt: the cells of the same names in the first row, as the software printed them. That row is the raw
 * file's, since every raw file is searched by itself; with data-independent acquisition it is the total.
 * @throws BrokenResultError
 */
export async function measureSummary(file: ResultFile): Promise<ColumnValues> {
  const values: ColumnValues = {};
  let isFirst = true;
  await readTable(file, {
    required: ['Raw file'],
    begin(header) {
      const columns = QUALITY_COLUMNS.filter(({ source }) => source === 'summary.txt').map(({ name }) => ({
        name,
        at: header.find(name),
      }));
      return (row) => {
        if (!isFirst) return;
        isFirst = false;
        for (const { name, at } of columns) put(values, name, row.number(at));
      };
    },
  });
  return values;
}

/**
 * Mean_parent_int_frac from msmsScans.txt: mean of `Parent intensity fraction` over all rows that have one, to two decimals.
 * @throws BrokenResultError
 */
export async function measureMsmsScans(file: ResultFile): Promise<ColumnValues> {
  const fraction = new Spread();
  await readTable(file, {
    required: ['Scan number'],
    begin(header) {
      const at = header.find('Parent intensity fraction');
      return (row) => {
        fraction.add(row.number(at));
      };
    },
  });
  return fraction.mean === null ? {} : { Mean_parent_int_frac: roundToTwo(fraction.mean) };
}

/**
 * parameters.txt fills no column: "Run metadata" comes from none of these files. It is read so that a
 * broken one is refused, and kept for downloads.
 * @throws BrokenResultError
 */
export async function readParameters(file: ResultFile): Promise<ColumnValues> {
  await readTable(file, { required: ['Parameter', 'Value'], isLoose: true, begin: () => () => {} });
  return {};
}
