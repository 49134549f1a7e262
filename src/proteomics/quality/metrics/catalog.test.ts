import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BadRequestError } from '../../../contract/errors.ts';
import { ENGINE_NAMES } from '../../engines/engine.ts';
import { EVERY_METRIC } from '../../engines/formulas/tables.ts';
import {
  CHOICE_OF_TEN,
  described,
  ENGINE_METRICS,
  groupsOf,
  METRIC_COLUMNS,
  METRICS,
  PLOTTABLE,
  plottableMetric,
  RAW_DATA_METRICS,
} from './catalog.ts';

interface ContractColumn {
  items: { type: string };
  'x-unit'?: string;
  'x-source'?: string;
}

const contract = parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/proteomics/components/quality-table.yaml'), 'utf8'),
) as { QcTable: { properties: Record<string, ContractColumn> } };
const columns = Object.entries(contract.QcTable.properties);

describe('the catalog of metrics', () => {
  it("has exactly the contract's 111 columns, in its order", () => {
    expect(METRIC_COLUMNS.map(({ column }) => column)).toEqual(columns.map(([name]) => name));
  });

  it('gives every column the unit that the contract gives it', () => {
    expect(METRIC_COLUMNS.map(({ column, unit }) => [column, unit])).toEqual(
      columns.map(([name, schema]) => [name, schema['x-unit'] ?? null]),
    );
  });

  it('gives every column the source that the contract gives it', () => {
    const sources = METRIC_COLUMNS.map(({ column, source }) => [column, source]);
    const expected = columns.map(([name, schema]) => [name, schema['x-source'] ?? null]);
    expect(sources).toEqual(expected);
  });

  it('calls numbers, texts and flags what they are in the contract', () => {
    const kinds = { number: 'number', integer: 'number', string: 'text', boolean: 'flag' };
    expect(METRIC_COLUMNS.map(({ column, type }) => [column, type])).toEqual(
      columns.map(([name, { items }]) => [name, kinds[items.type as keyof typeof kinds]]),
    );
  });

  it('says of every metric that can be drawn what a change may mean', () => {
    expect(PLOTTABLE.filter(({ change }) => change === '').map(({ column }) => column)).toEqual([]);
  });

  it('gives every metric that can be drawn a unit, and judges it or says that it has a target', () => {
    expect(PLOTTABLE).toEqual(METRICS.filter(({ plottable }) => plottable));
  });

  it('calls no two columns the same', () => {
    const titles = METRICS.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('keeps the columns of a group together', () => {
    expect(groupsOf(METRICS).flatMap(({ metrics }) => metrics)).toEqual(METRICS);
  });

  it('knows what every formula of an engine gives, and a formula for everything that it knows of engines', () => {
    expect(ENGINE_METRICS.map(({ column }) => column).sort()).toEqual([...EVERY_METRIC].sort());
  });

  it('says of every number where it comes from', () => {
    const silent = METRICS.filter(({ type, origins }) => type === 'number' && origins.length === 0);
    expect(silent.map(({ column }) => column)).toEqual([]);
    for (const metric of METRICS)
      for (const { engine, file, column } of described(metric).sources)
        expect(
          [...Object.keys(ENGINE_NAMES), 'maxquant', 'rawtools', 'mzml'].includes(engine) && file !== '' && column !== '',
        ).toBe(true);
  });

  it('gives no metric of an engine the name of a column', () => {
    const columns = new Set(METRIC_COLUMNS.map(({ column }) => column));
    const others = [...ENGINE_METRICS, ...RAW_DATA_METRICS];
    expect(others.filter(({ column }) => columns.has(column))).toEqual([]);
    expect(new Set(others.map(({ column }) => column)).size).toBe(others.length);
    expect(others.every(({ column }) => /^[a-z][a-z0-9_]+$/.test(column))).toBe(true);
  });

  it('offers ten metrics that can be drawn', () => {
    expect(CHOICE_OF_TEN.map((column) => plottableMetric(column).column)).toHaveLength(10);
  });
});

describe('asking for a metric', () => {
  it('refuses a column that does not exist, and names it', () => {
    expect(() => plottableMetric('N_proteins')).toThrow(new BadRequestError('metric: the table has no column N_proteins.'));
  });

  it('refuses names of what every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) expect(() => plottableMetric(name)).toThrow(BadRequestError);
  });

  it('refuses a column of texts', () => {
    expect(() => plottableMetric('Instrument', 'metrics')).toThrow(
      new BadRequestError('metrics: Instrument is not a numeric metric.'),
    );
  });
});
