/** Media types by file extension, for lists and metadata. Downloads always use application/octet-stream. */

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  tab: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  zip: 'application/zip',
  gz: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
};

export function findMediaType(name: string): string {
  const ending = getFileExtension(name);
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream';
}

/** Returns the extension in lower case, without the dot. */
export function getFileExtension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

export function createFileNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
