/** Validates names of raw files. */
import { requireFileName } from '../../web/uploads/file-name.ts';
import { recognizeRawData, removeRawExtension } from '../acquisition/raw-data-kind.ts';

/**
 * Returns the name in Unicode NFC, without surrounding spaces.
 *
 * @param member name of the parameter in messages
 * @throws BadRequestError with the problem, if the name is invalid
 */
export function requireRawFileName(name: string | undefined, member: string): string {
  return requireFileName(name, member, (checked) => {
    if (recognizeRawData(checked) === undefined) return 'does not end in .raw, or another extension of raw data';
    return removeRawExtension(checked) === '' ? 'is an extension only' : undefined;
  });
}

/** The parts of multipart bodies with raw files (docs/requirements.md, P9). */
export const RAW_FILE_PARTS = { filePart: 'orig_file', demandName: requireRawFileName };
