import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listColumns } from './formula.ts';
import { TABLE_SOURCES, TABLES } from './tables.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** Metrics that scripts/independent-engines.py computed for a sample file, in the form `engine metric`. */
const computed = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.expected.json'))
  .flatMap((path) => {
    const runs = JSON.parse(readFileSync(join(FIXTURES, path), 'utf8')) as Record<string, object>;
    return Object.values(runs).flatMap((values) => Object.keys(values).map((id) => `${path.split(/[-/]/)[0]} ${id}`));
  });

it('Every metric of every engine has an expected value for a sample file', () => {
  const metrics = [...TABLE_SOURCES].flatMap(([id, sources]) => sources.map(({ engine }) => `${engine} ${id}`));
  expect(metrics.filter((metric) => !computed.includes(metric))).toEqual([]);
});

it('Every formula reads only columns of its own table', () => {
  const unknown = TABLES.flatMap((table) => {
    if (table.shape === 'matrix') return [];
    const known = Object.keys(table.columns);
    return table.formulas.flatMap(({ id, sql }) =>
      listColumns(sql).flatMap((column) => (known.includes(column) ? [] : [`${table.file}: ${column} of ${id}`])),
    );
  });
  expect(unknown).toEqual([]);
});
