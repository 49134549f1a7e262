import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureFiles } from '../engines/measuring/measure.ts';
import { measureInThisProcess } from '../engines/measuring/testing-measuring.ts';
import { measureEvidence } from '../ingestion/evidence.ts';
import { parseMetricId, type Target } from './target.ts';

interface Expected {
  readonly targets: readonly string[];
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Expected values, as printed by scripts/independent-engines.py --targets. */
const EXPECTED = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/expected.json'), 'utf8')) as Record<
  string,
  Expected
>;
const SPIKE_INS = { qc1_sequence: '', qc2_sequence: '', protein: '' };

function parseTargets(texts: readonly string[]): Target[] {
  return texts.map((text) => {
    const [kind = '', name = ''] = text.split(/:(.*)/s);
    return { kind: kind as Target['kind'], name };
  });
}

async function measureValues(
  file: string,
  targets: readonly Target[],
): Promise<Record<string, Record<string, number | string>>> {
  const path = join(import.meta.dirname, '..', file);
  if (file.endsWith('evidence.txt')) return { '': await measureEvidence({ name: 'evidence.txt', path }, SPIKE_INS, targets) };
  const { runs } = await measureInThisProcess([path], null, measureFiles, targets);
  return Object.fromEntries(runs.map(({ name, values }) => [name, values]));
}

describe('Values of targets', () => {
  it.each(Object.keys(EXPECTED))('equal those of an independent program for %s', async (file) => {
    const { targets, values } = EXPECTED[file] as Expected;
    const found = await measureValues(file, parseTargets(targets));
    for (const [run, expected] of Object.entries(values)) {
      const own = Object.entries(found[run] ?? {}).filter(([id]) => parseMetricId(id) !== undefined);
      expect(Object.keys(Object.fromEntries(own)).sort()).toEqual(Object.keys(expected).sort());
      for (const [id, value] of own) expect(value, `${run} ${id}`).toBeCloseTo(expected[id] as number, 5);
    }
  });
});
