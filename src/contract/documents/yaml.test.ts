import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from './yaml.ts';

const TEXTS = [
  'yes',
  'No',
  'on',
  'OFF',
  'y',
  'null',
  '~',
  'true',
  '12:30',
  '12:30:45',
  '010',
  '0x1F',
  '1e3',
  '1_000',
  '2024-03-01',
  '.inf',
  '<<',
];

describe('YAML output', () => {
  it.each(TEXTS)('quotes %j, because YAML 1.1 reads it as another type', (text) => {
    const written = formatYaml({ name: text });
    expect([parse(written, { version: '1.1' }), parse(written, { version: '1.2' })]).toEqual([{ name: text }, { name: text }]);
  });
});
