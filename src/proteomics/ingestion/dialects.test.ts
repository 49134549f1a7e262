import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultFileName } from './columns.ts';
import { measureFile } from './measure.ts';

const measured = {
  spikeIns: { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' },
  rawFileName: 'run_07.raw',
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concordat-dialects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function measureValues(name: ResultFileName, text: string | Buffer) {
  const path = join(folder, name);
  await writeFile(path, text);
  return (await measureFile({ name, path }, measured)).values;
}

const formatRows = (...rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\n')}\n`;

/** Returns a table of protein groups with two fixed columns and the given columns. */
const formatGroups = (header: string[], ...rows: string[][]) =>
  formatRows(['Protein IDs', 'Majority protein IDs', ...header], ...rows.map((row, at) => [`P${at}`, `P${at}`, ...row]));

const createReporters = (first: number, count: number, suffix = '', kind = 'Reporter intensity corrected') =>
  Array.from({ length: count }, (_, channel) => `${kind} ${first + channel}${suffix}`);

const getMissing = (values: Record<string, number | string>) =>
  Array.from({ length: 11 }, (_, channel) => values[`TMT${channel + 1}_missing_values`]);

describe('summary.txt', () => {
  const cells = ['11446', '20684', '22656', '7179', '32', '5873', '0.5', '0.25'];
  const names = [
    'MS',
    'MS/MS',
    'MS/MS Submitted',
    'MS/MS Identified',
    'MS/MS Identified [%]',
    'Peptide Sequences Identified',
    'Av. Absolute Mass Deviation [mDa]',
    'Mass Standard Deviation [mDa]',
  ];
  const expected = Object.fromEntries(names.map((name, at) => [name, Number(cells[at])]));
  const second = [
    'MS',
    'MS/MS',
    'MS/MS submitted',
    'MS/MS identified',
    'MS/MS identified [%]',
    'Peptide sequences identified',
    'Av. absolute mass deviation [mDa]',
    'Mass standard deviation [mDa]',
  ];

  it.each([
    ['MaxQuant 1.6', names],
    ['MaxQuant 2', second],
  ])('yields its values with the column names of %s', async (_, header) => {
    const text = formatRows(['Raw file', ...header], ['run_07', ...cells], ['Total', ...cells.map(() => '9')]);
    expect(await measureValues('summary.txt', text)).toEqual(expected);
  });

  it('yields its values with a byte order mark, CRLF line endings and no final line ending', async () => {
    const text = formatRows(['Raw file', ...names], ['run_07', ...cells])
      .trimEnd()
      .replaceAll('\n', '\r\n');
    expect(await measureValues('summary.txt', `\ufeff${text}`)).toEqual(expected);
  });

  it('provides the total if it is the only row, as for data-independent acquisition', async () => {
    expect(await measureValues('summary.txt', formatRows(['Raw file', 'MS'], ['Total', '12']))).toEqual({ MS: 12 });
  });

  it('yields its values even if a spreadsheet program has quoted its cells', async () => {
    expect(await measureValues('summary.txt', formatRows(['"Raw file"', '"MS"'], ['"a ""b"""', '"12"']))).toEqual({
      MS: 12,
    });
  });
});

describe('A number', () => {
  it.each([
    ['7', 7],
    [' 7.50 ', 7.5],
    ['1.73E+11', 1.73e11],
    ['1,73E+011', 1.73e11],
    ['0,5', 0.5],
    ['-.5', -0.5],
  ])('is parsed correctly from %j', async (text, value) => {
    expect(await measureValues('summary.txt', formatRows(['Raw file', 'MS'], ['a', text]))).toEqual({ MS: value });
  });

  it.each([
    '',
    ' ',
    'NaN',
    'nan',
    'n. def.',
    'n.def.',
    'N/A',
    'null',
    '#N/A',
    'Infinity',
    '1e999',
    '∞',
    'not detected',
    '-nan(ind)',
  ])('is missing if the cell contains %j', async (text) => {
    expect(await measureValues('summary.txt', formatRows(['Raw file', 'MS'], ['a', text]))).toEqual({});
  });
});

describe('A character in a number', () => {
  const measureNumbers = (...numbers: string[]) =>
    measureValues(
      'summary.txt',
      formatRows(['Raw file', 'MS', 'MS/MS', 'MS/MS Identified [%]'].slice(0, numbers.length + 1), ['a', ...numbers]),
    );

  it.each([
    ['a decimal comma beside another one', ['12,345', '7', '0,5'], 12.345],
    ['a decimal comma with a zero in front', ['0,345'], 0.345],
    ['a decimal point', ['12.345'], 12.345],
    ['a decimal point beside decimal commas, as another number shows', ['12.345', '7,5', '1.5'], 12.345],
  ])('is recognized as %s', async (_what, numbers, value) => {
    expect(await measureNumbers(...numbers)).toMatchObject({ MS: value });
  });

  it.each([
    ['a comma without other marks', ['12,345']],
    ['a comma beside decimal points', ['12,345', '20,684', '32.5']],
    ['a point beside decimal commas', ['12.345', '20.684', '32,5']],
    ['a point before zeros, beside decimal commas', ['12.000', '7', '32,5']],
  ])('is rejected if it can separate thousands or decimals: %s', async (_what, numbers) => {
    await expect(measureNumbers(...numbers)).rejects.toThrow(
      /^summary\.txt, line 2: contains 12[.,]\d{3}, which can be a decimal number or thousands/,
    );
  });
});

describe('proteinGroups.txt', () => {
  it.each([
    ['MaxQuant 2.8', 'Decoy', 'Potential contaminant'],
    ['MaxQuant before 1.5', 'Reverse', 'Contaminant'],
    ['other letter cases', 'REVERSE', 'potential Contaminant'],
  ])('has counts of decoys and contaminants with the column names of %s', async (_, decoy, contaminant) => {
    const text = formatGroups([decoy, contaminant], ['', ''], ['+', ''], ['', '+'], ['+', '+']);
    expect(await measureValues('proteinGroups.txt', text)).toMatchObject({
      N_protein_groups: 4,
      N_protein_reverse_seq: 2,
      N_protein_potential_contaminants: 2,
      N_protein_true_hits: 0,
    });
  });

  it('has no count of decoys or contaminants if its column is missing', async () => {
    expect(await measureValues('proteinGroups.txt', formatGroups(['Reverse'], ['+']))).toEqual({
      N_protein_groups: 1,
      N_protein_reverse_seq: 1,
    });
  });

  it.each([
    ['counted from 1', createReporters(1, 11)],
    ['counted from 0', createReporters(0, 11)],
    ['with the name of the experiment', createReporters(1, 11, ' Standard-QC')],
    ['in lower case', createReporters(1, 11).map((name) => name.toLowerCase())],
  ])('yields counts of missing values per channel for reporters %s', async (_, header) => {
    const row = ['5', '0', '', 'NaN', '1,5', ...Array.from({ length: 6 }, () => '1')];
    expect(getMissing(await measureValues('proteinGroups.txt', formatGroups(header, row)))).toEqual([
      0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('yields counts from the total reporters, or from those of the first experiment if there are no totals', async () => {
    const both = formatGroups([...createReporters(1, 2, ' A'), ...createReporters(1, 2)], ['0', '0', '7', '0']);
    expect(getMissing(await measureValues('proteinGroups.txt', both)).slice(0, 3)).toEqual([0, 1, undefined]);
    const experiments = formatGroups([...createReporters(1, 2, ' A'), ...createReporters(1, 2, ' B')], ['0', '7', '0', '0']);
    expect(getMissing(await measureValues('proteinGroups.txt', experiments)).slice(0, 3)).toEqual([1, 0, undefined]);
  });

  it('yields counts from the corrected reporters if it also has "not corrected" ones', async () => {
    const header = [
      ...createReporters(0, 2, '', 'Reporter intensity not corrected'),
      ...createReporters(0, 2, '', 'Reporter intensity'),
    ];
    expect(
      getMissing(await measureValues('proteinGroups.txt', formatGroups(header, ['0', '0', '7', '0']))).slice(0, 3),
    ).toEqual([0, 1, undefined]);
  });

  it.each([16, 18])('yields counts for the first eleven of %i channels', async (channels) => {
    const values = await measureValues(
      'proteinGroups.txt',
      formatGroups(
        createReporters(1, channels),
        Array.from({ length: channels }, () => '0'),
      ),
    );
    expect(getMissing(values)).toEqual(Array.from({ length: 11 }, () => 1));
    expect(Object.keys(values).filter((name) => name.startsWith('TMT'))).toHaveLength(11);
  });

  it('has no counts of missing values if it has no reporters', async () => {
    const values = await measureValues('proteinGroups.txt', formatGroups(['Intensity'], ['7']));
    expect(Object.keys(values).filter((name) => name.startsWith('TMT'))).toEqual([]);
  });

  it('yields counts of missing values without contaminants, decoys, site-only groups and spike-in peptides', async () => {
    const header = ['Reverse', 'Potential contaminant', 'Only identified by site', ...createReporters(1, 1)];
    const text = formatGroups(header, ['', '', '', '0'], ['+', '', '', '0'], ['', '+', '', '0'], ['', '', '+', '0']);
    const spiked = `${text}x\tQC1|Peptide1\t\t\t\t0\nx\tQC2|Peptide2\t\t\t\t0\n`;
    expect((await measureValues('proteinGroups.txt', spiked)).TMT1_missing_values).toBe(1);
  });

  it('yields values of the most intense spike-in protein, and counts of missing values of all spike-in proteins', async () => {
    const header = ['Peptide counts (all)', 'Intensity', ...createReporters(1, 2)];
    const createRow = (name: string, ...cells: string[]) => [name, name, ...cells];
    const text = formatRows(
      ['Protein IDs', 'Majority protein IDs', ...header],
      createRow('QC3_BSA', '3', '10', '1', '0'),
      createRow('BSA;X', '11;11', '30', '2', '4'),
      createRow('BSA-2', '5', '30', '0', '9'),
      createRow('bsa', '5', '90', '7', '7'),
    );
    expect(await measureValues('proteinGroups.txt', text)).toMatchObject({
      N_of_Protein_qc_pepts: "['3', '11;11', '5']",
      N_Protein_qc_missing_values: '[1, 1]',
      reporter_intensity_corrected_Protein_qc_ave: 3,
      reporter_intensity_corrected_Protein_qc_sd: 1,
      reporter_intensity_corrected_Protein_qc_cv: (1 / 3) * 100,
    });
  });
});

describe('peptides.txt', () => {
  const header = ['Sequence', 'Missed cleavages', 'Last amino acid', 'Reverse', 'Potential contaminant'];

  it('lacks only the percentage of oxidation if the column of the modification is missing', async () => {
    const values = await measureValues('peptides.txt', formatRows(header, ['AK', '0', 'K', '', ''], ['AR', '3', 'R', '+', '']));
    expect(values).toEqual({
      N_peptides: 2,
      N_peptides_potential_contaminants: 0,
      N_peptides_reverse: 1,
      N_missed_cleavages_total: 1,
      'N_missed_cleavages_eq_0 [%]': 50,
      'N_missed_cleavages_eq_1 [%]': 0,
      'N_missed_cleavages_eq_2 [%]': 0,
      'N_missed_cleavages_gt_3 [%]': 0,
      'Missed Cleavages [%]': 50,
      'N_peptides_last_amino_acid_K [%]': 50,
      'N_peptides_last_amino_acid_R [%]': 50,
      'N_peptides_last_amino_acid_other [%]': 0,
    });
  });

  it('contributes peptides without a number of missed cleavages only to the total', async () => {
    const values = await measureValues('peptides.txt', formatRows(['Sequence', 'Missed cleavages'], ['A', ''], ['B', '4']));
    expect(values).toMatchObject({ N_missed_cleavages_total: 2, 'N_missed_cleavages_gt_3 [%]': 50 });
  });

  it('has counts of zero and no percentages if it has no rows', async () => {
    expect(await measureValues('peptides.txt', formatRows(header))).toMatchObject({
      N_peptides: 0,
      N_missed_cleavages_total: 0,
    });
    expect(await measureValues('peptides.txt', formatRows(header))).not.toHaveProperty('Missed Cleavages [%]');
  });
});

describe('evidence.txt', () => {
  const header = ['Sequence', 'Charge', 'Intensity', 'Retention length', 'Number of scans'];
  const createRow = (charge: string, intensity: string, scans: string) => ['HVLTSIGEK', charge, intensity, '0.5', scans];

  it.each([
    [
      'the most intense identification',
      [createRow('2', '5', '1'), createRow('3', '1,2E+003', '2'), createRow('2', '7', '3')],
      2,
    ],
    ['the first of equally intense identifications', [createRow('2', '5', '1'), createRow('3', '5', '2')], 1],
    ['the first identification if none has an intensity', [createRow('2', '', '1'), createRow('3', 'NaN', '2')], 1],
  ])('provides the spike-in peptide from %s', async (_, rows, scans) => {
    const values = await measureValues('evidence.txt', formatRows(header, ...rows));
    expect(values.N_of_scans_qc1).toBe(scans);
    expect(values.qc1_peptide_charges).toBe(`[${rows.map(([, charge]) => charge).join(', ')}]`);
  });

  it('has no values for missing peptides, reporters and recalibration', async () => {
    expect(await measureValues('evidence.txt', formatRows(header, ['LTILEELR', '2', '5', '0.5', '9']))).toEqual({
      'Peak Width(ave)': 0.5,
      'Peak Width (std)': 0,
      qc2_peptide_charges: '[2]',
      retention_length_qc2: 0.5,
      N_of_scans_qc2: 9,
    });
  });

  it('yields no relative deviation if all channels are zero, and means that ignore empty cells', async () => {
    const text = formatRows(
      ['Sequence', 'Charge', 'Intensity', ...createReporters(0, 3)],
      ['HVLTSIGEK', '2', '1', '0', '0', '0'],
      ['LTILEELR', '2', '1', '4', '', '0'],
    );
    expect(await measureValues('evidence.txt', text)).toEqual({
      qc1_peptide_charges: '[2]',
      N_qc1_missing_values: '[1, 1, 1]',
      reporter_intensity_corrected_qc1_ave: 0,
      reporter_intensity_corrected_qc1_sd: 0,
      qc2_peptide_charges: '[2]',
      N_qc2_missing_values: '[0, 1, 1]',
      reporter_intensity_corrected_qc2_ave: 2,
      reporter_intensity_corrected_qc2_sd: 2,
      reporter_intensity_corrected_qc2_cv: 100,
    });
  });
});

describe('msmsScans.txt', () => {
  it('has a mean with two decimals, rounded half to even', async () => {
    const header = ['Raw file', 'Scan number', 'Parent intensity fraction'];
    const computeMean = async (...cells: string[]) =>
      (await measureValues('msmsScans.txt', formatRows(header, ...cells.map((cell) => ['a', '1', cell])))).Mean_parent_int_frac;
    expect(await computeMean('0.125')).toBe(0.12);
    expect(await computeMean('0.375')).toBe(0.38);
    expect(await computeMean('0.5', 'NaN', '', '1')).toBe(0.75);
    expect(await computeMean('0', '0')).toBe(0);
    expect(await computeMean('NaN')).toBeUndefined();
  });
});

describe('QcDataTable.csv', () => {
  const createCsv = (...rows: string[][]) => rows.map((row) => row.join(',')).join('\r\n');

  it('yields its values with the column names of RawTools 2018', async () => {
    const header = ['FileName', 'DateAcquired', 'TotalAnalysisTime', 'EsiInstabilityFlags(count)', 'MedianMsFillTime(ms)'];
    const more = ['WidthAt10%H(s)', 'AsymmetryAt10%H', 'IdentipyParameters'];
    const row = ['D:\\data\\run_07.raw', '01/02/2021 00:00:00', '60', '3', '50', '18', '1.2', '"a, ""b""; c"'];
    expect(await measureValues('QcDataTable.csv', createCsv([...header, ...more], row))).toEqual({
      RawFilePath: 'D:\\data',
      'TotalAnalysisTime(min)': 60,
      NumEsiInstabilityFlags: 3,
      'MedianMs1FillTime(ms)': 50,
      'MedianPeakWidthAt10%H(s)': 18,
      'MedianAsymmetryAt10%H': 1.2,
      DateAcquired: Date.UTC(2021, 0, 2) * 1e6,
      Date: '2021-01-02',
      Day: '2021-002',
      Week: '2021-53',
      Month: '2021-1',
      Year: '2021',
    });
  });

  it('yields the interference even if the name of its column is spelled correctly', async () => {
    const text = createCsv(['RawFile', 'DateAcquired', 'MedianMs1IsolationInterference'], ['x.raw', '', '0.25']);
    expect(await measureValues('QcDataTable.csv', text)).toEqual({ MedianMs1IsolationInterence: 0.25 });
  });

  it('provides the row of the requested raw file if it has several rows', async () => {
    const text = createCsv(['RawFile', 'DateAcquired', 'TotalScans'], ['/a/run_06.raw', '', '6'], ['/a/RUN_07.raw', '', '7']);
    expect((await measureValues('QcDataTable.csv', text)).TotalScans).toBe(7);
  });

  it('has no values if it contains no rows', async () => {
    expect(await measureValues('QcDataTable.csv', 'RawFile,DateAcquired\n')).toEqual({});
  });

  it.each([
    ['12/30/2024 23:59:59', '2024-01', '2024-365', '2024-12'],
    ['01/01/2021 00:00:00', '2021-53', '2021-001', '2021-1'],
    ['2/29/2024 1:02:03 PM', '2024-09', '2024-060', '2024-2'],
    ['29.2.2024 13:02:03', '2024-09', '2024-060', '2024-2'],
    ['29/02/2024 13:02:03', '2024-09', '2024-060', '2024-2'],
    ['29-02-2024 13:02:03', '2024-09', '2024-060', '2024-2'],
    ['2024-02-29 13:02:03', '2024-09', '2024-060', '2024-2'],
  ])('yields, for the time %s, the week %s, the day %s and the month %s', async (time, week, day, month) => {
    const values = await measureValues('QcDataTable.csv', createCsv(['RawFile', 'DateAcquired'], ['x.raw', time]));
    expect(values).toMatchObject({ Week: week, Day: day, Month: month });
  });

  it('has dates with the day first if any row has a day above 12', async () => {
    const rows = [
      ['run_07.raw', '03/04/2020 08:00:00'],
      ['y.raw', '25/03/2020 08:00:00'],
    ];
    const values = await measureValues('QcDataTable.csv', createCsv(['RawFile', 'DateAcquired'], ...rows));
    expect(values).toMatchObject({ Date: '2020-04-03' });
  });
});
