/**
 * What a reader took out of raw data, as it may be stored and shown: the file is a stranger's, and so is every text and number in it. All that is
 * measured passes here, whichever reader it comes from.
 */
import { plainLine } from '../../web/plain-line.ts';
import { acquired } from '../quality/metrics/engines/acquired.ts';
import { type Acquisition, instrumentName } from './reading/acquisition.ts';

/** What became of raw data that was to be measured. `acquisition` is null where nothing is known of the format. */
export type AcquisitionOutcome =
  | { readonly acquisition: Acquisition | null }
  | { readonly problem: string }
  | { readonly failure: string };

/** Characters of a value that is a text; the longest is a list of charges. */
const MAX_VALUE_LENGTH = 1_000;
/** Characters of what people are told. */
const MAX_SENTENCE_LENGTH = 2_000;

/** Types of the values that there are, by their ids. */
const TYPES: ReadonlyMap<string, string> = new Map(acquired.map(({ column, type }) => [column, type]));

/**
 * The outcome with texts on one line of whole characters and of bounded length, and without values that no run has. The values together stay far
 * below 100 kB, as each has one of the known ids. What is left out is told in the note.
 */
export function plainOutcome(outcome: AcquisitionOutcome): AcquisitionOutcome {
  if ('problem' in outcome) return { problem: plainLine(outcome.problem, MAX_SENTENCE_LENGTH) };
  if ('failure' in outcome || outcome.acquisition === null) return outcome;
  return { acquisition: plainAcquisition(outcome.acquisition) };
}

function plainAcquisition({ values, acquiredAt, instrument, note = '' }: Acquisition): Acquisition {
  const told = Object.entries(values);
  const leftOut = told.filter(([id, value]) => !isPlain(id, value)).map(([id]) => id);
  const more = leftOut.length === 0 ? '' : `Left out, as they are no values of a run: ${leftOut.join(', ')}.`;
  const sentences = plainLine(`${note} ${more}`, MAX_SENTENCE_LENGTH);
  return {
    values: Object.fromEntries(told.filter(([id, value]) => isPlain(id, value))),
    acquiredAt: acquiredAt !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(acquiredAt) ? acquiredAt : null,
    instrument: instrumentName(instrument),
    ...(sentences === '' ? {} : { note: sentences }),
  };
}

/** Between processes, what is no number arrives as null. */
function isPlain(id: string, value: unknown): boolean {
  if (TYPES.get(id) === 'text') return typeof value === 'string' && plainLine(value, MAX_VALUE_LENGTH) === value;
  return TYPES.has(id) && typeof value === 'number' && Number.isFinite(value);
}
