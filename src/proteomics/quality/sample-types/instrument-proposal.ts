/** Proposes rules for instruments that only the names of runs tell apart. */
import { removeRawExtension } from '../../acquisition/raw-data-kind.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { InstrumentRule } from './rules.ts';

const MAX_INSTRUMENTS = 6;
/** Fewer runs with a word are more likely repeats or trials. */
const MIN_RUNS = 3;
/** Words of at least two characters that begin with a letter. Others are dates, amounts or counters. */
const WORD = /^[a-z](?=\d*[a-z])[a-z0-9]*$|^[a-z]+\d{2,4}$/;

/** Returns a rule per word if names of QC standards differ in one word at one place. Otherwise, returns none. */
export function proposeInstrumentRules(
  runs: readonly Pick<QualityRun, 'name' | 'instrument' | 'sampleType'>[],
): readonly InstrumentRule[] {
  const standards = runs.filter(({ instrument, sampleType }) => instrument === null && sampleType === 'qc');
  const names = standards.map(({ name }) =>
    removeRawExtension(name)
      .split(/[-_. ]+/)
      .filter((part) => /^[a-z]/i.test(part)),
  );
  // The minimum of no names is infinite.
  const places = names.length === 0 ? 0 : Math.min(...names.map(({ length }) => length));
  for (let place = 0; place < places; place += 1) {
    const words = Map.groupBy(names, (parts) => (parts[place] ?? '').toLowerCase());
    const isDivision = words.size > 1 && words.size <= MAX_INSTRUMENTS;
    if (isDivision && [...words].every(([word, { length }]) => WORD.test(word) && length >= MIN_RUNS))
      return [...words].map(([word, [first]]) => ({ instrument: first?.[place] ?? word, names: word }));
  }
  return [];
}
