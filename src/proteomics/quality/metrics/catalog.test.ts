import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BadRequestError } from '../../../contract/errors.ts';
import { ENGINE_NAMES } from '../../engines/engine.ts';
import { EVERY_METRIC } from '../../engines/formulas/tables.ts';
import {
  CHOICE_OF_TEN,
  ENGINE_METRICS,
  formatQcMetric,
  groupMetrics,
  METRIC_COLUMNS,
  METRICS,
  PLOTTABLE,
  RAW_DATA_METRICS,
  requirePlottableMetric,
} from './catalog.ts';
import { parseCatalog } from './catalog-file.ts';

interface ContractColumn {
  items: { type: string };
  'x-unit'?: string;
  'x-source'?: string;
}

const contract = parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/proteomics/components/quality-table.yaml'), 'utf8'),
) as { QcTable: { properties: Record<string, ContractColumn> } };
const columns = Object.entries(contract.QcTable.properties);

describe('The metric catalog', () => {
  it('has exactly the 111 columns of the contract, in the order of the contract', () => {
    expect(METRIC_COLUMNS.map(({ column }) => column)).toEqual(columns.map(([name]) => name));
  });

  it('has the units of the contract', () => {
    expect(METRIC_COLUMNS.map(({ column, unit }) => [column, unit])).toEqual(
      columns.map(([name, schema]) => [name, schema['x-unit'] ?? null]),
    );
  });

  it('has the sources of the contract', () => {
    const sources = METRIC_COLUMNS.map(({ column, source }) => [column, source]);
    const expected = columns.map(([name, schema]) => [name, schema['x-source'] ?? null]);
    expect(sources).toEqual(expected);
  });

  it('has the types of the contract', () => {
    const kinds = { number: 'number', integer: 'number', string: 'text', boolean: 'flag' };
    expect(METRIC_COLUMNS.map(({ column, type }) => [column, type])).toEqual(
      columns.map(([name, { items }]) => [name, kinds[items.type as keyof typeof kinds]]),
    );
  });

  it('has exactly the groups of the contract, in the order of the contract', () => {
    const file = join(import.meta.dirname, '../../../../openapi/proteomics/components/quality.yaml');
    const { QcMetric } = parse(readFileSync(file, 'utf8'));
    expect(groupMetrics(METRICS).map(({ name }) => name)).toEqual(QcMetric.properties.group.enum);
  });

  it('explains what a change of each plottable metric means', () => {
    expect(PLOTTABLE.filter(({ change }) => change === '').map(({ column }) => column)).toEqual([]);
  });

  it('marks exactly the metrics in PLOTTABLE as plottable', () => {
    expect(PLOTTABLE).toEqual(METRICS.filter(({ plottable }) => plottable));
  });

  it('has unique titles', () => {
    const titles = METRICS.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('lists the columns of a group next to each other', () => {
    expect(groupMetrics(METRICS).flatMap(({ metrics }) => metrics)).toEqual(METRICS);
  });

  it('has exactly one entry for every formula of an engine', () => {
    expect(ENGINE_METRICS.map(({ column }) => column).sort()).toEqual([...EVERY_METRIC].sort());
  });

  it('has an origin for every numeric column', () => {
    const silent = METRICS.filter(({ type, origins }) => type === 'number' && origins.length === 0);
    expect(silent.map(({ column }) => column)).toEqual([]);
    for (const metric of METRICS)
      for (const { engine, file, column } of formatQcMetric(metric).sources)
        expect(
          [...Object.keys(ENGINE_NAMES), 'maxquant', 'rawtools', 'mzml'].includes(engine) && file !== '' && column !== '',
        ).toBe(true);
  });

  it('has no metric of an engine or of raw data with the name of a column', () => {
    const columns = new Set(METRIC_COLUMNS.map(({ column }) => column));
    const others = [...ENGINE_METRICS, ...RAW_DATA_METRICS];
    expect(others.filter(({ column }) => columns.has(column))).toEqual([]);
    expect(new Set(others.map(({ column }) => column)).size).toBe(others.length);
    expect(others.every(({ column }) => /^[a-z][a-z0-9_]+$/.test(column))).toBe(true);
  });

  it('offers ten plottable metrics by default', () => {
    expect(CHOICE_OF_TEN.map((column) => requirePlottableMetric(column).column)).toHaveLength(10);
  });
});

describe('parseCatalog', () => {
  const parseMetric = (fields: string) => {
    const createPart = (name: string) =>
      `${name}:\n  - group: Raw data\n    metrics:\n      - column: a\n        title: A\n        ${fields}\n`;
    return parseCatalog(['columns', 'engines', 'raw_data', 'replicates'].map(createPart).join(''));
  };

  it('accepts a metric with only the required fields', () => {
    expect(parseMetric('what: A value.').columns[0]).toMatchObject({ description: 'A value.', type: 'number', better: 'none' });
  });

  it.each([
    ['better', 'what: A value.\n        better: largest'],
    ['units', 'what: A value.\n        units: min'],
    ['type', 'what: A value.\n        type: count'],
    ['what', 'change: A fall is bad.'],
  ])('rejects an invalid field, and the error names it: %s', (name, fields) => {
    expect(() => parseMetric(fields)).toThrow(`The metric catalog has an invalid field: ${name} of {"column":"a"`);
  });
});

describe('requirePlottableMetric', () => {
  it('rejects an unknown column, and the error names it', () => {
    expect(() => requirePlottableMetric('N_proteins')).toThrow(
      new BadRequestError('metric: the table has no column N_proteins.'),
    );
  });

  it('rejects names of inherited properties', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(() => requirePlottableMetric(name)).toThrow(BadRequestError);
  });

  it('rejects a text column', () => {
    expect(() => requirePlottableMetric('Instrument', 'metrics')).toThrow(
      new BadRequestError('metrics: Instrument is not a numeric metric.'),
    );
  });
});
