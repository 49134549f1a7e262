/** The terms of a file, in whichever of the formats its name says. */
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readCsvTerms } from './read-csv-terms.ts';
import { readObo } from './read-obo.ts';
import { readObographs } from './read-obographs.ts';
import { VocabularyFileError, type VocabularyTerm } from './vocabulary-term.ts';

/** Endings of names, without `.gz`, which any of them may have. */
export const VOCABULARY_FORMATS = ['.obo', '.json', '.csv'] as const;

/** Name of a file without `.gz` and its format. */
export function termFormatOf(path: string): string {
  return extname(path.replace(/\.gz$/i, '')).toLowerCase();
}

/** @throws VocabularyFileError where the file is not what its name says; what reading it throws */
export function readTerms(path: string): AsyncGenerator<VocabularyTerm> {
  const file = createReadStream(path);
  const bytes = path.toLowerCase().endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // A pipe does not hand on what the file throws.
  if (bytes !== file) file.on('error', (error) => bytes.destroy(error));
  const lines = () => createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY });
  switch (termFormatOf(path)) {
    case '.obo':
      return readObo(lines());
    case '.json':
      return readObographs(bytes.setEncoding('utf8') as AsyncIterable<string>);
    case '.csv':
      return readCsvTerms(lines());
    default:
      throw new VocabularyFileError(`is none of ${VOCABULARY_FORMATS.join(', ')}`);
  }
}
