import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { QUALITY_COLUMNS } from './columns.ts';

interface ContractColumn {
  items: { type: string };
  'x-source'?: string;
}

const file = join(import.meta.dirname, '../../../openapi/proteomics/components/quality-table.yaml');
const contract = (parse(readFileSync(file, 'utf8')) as { QcTable: { properties: Record<string, ContractColumn> } }).QcTable
  .properties;

describe('The catalog of quality-control columns', () => {
  it('has the 111 columns of the contract, in its order', () => {
    expect(QUALITY_COLUMNS.map(({ name }) => name)).toEqual(Object.keys(contract));
    expect(QUALITY_COLUMNS).toHaveLength(111);
  });

  it.each(QUALITY_COLUMNS)('has the type of the contract for $name', ({ name, kind }) => {
    expect(kind === 'list' ? 'string' : kind).toBe(contract[name]?.items.type);
  });

  it.each(QUALITY_COLUMNS)('has the source file of the contract for $name', ({ name, source }) => {
    expect(source === 'record' ? null : source).toBe(contract[name]?.['x-source'] ?? null);
  });
});
