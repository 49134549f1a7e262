/** What names of files of one run have in common. */

/** Raw data and what it is packed in: `a.raw`, `a.raw.zip`, `a.d.tar.gz`, `a.mzML.gz`. */
const ENDING = /\.(raw|d|mzml|wiff2?)(\.(gz|zip|tar|tar\.gz))?$/i;

/** What names of runs are compared by: without what kinds of files and archives add, in any case, in Unicode NFC. */
export function runKeyOf(name: string): string {
  return name.normalize('NFC').trim().replace(ENDING, '').toLowerCase();
}
