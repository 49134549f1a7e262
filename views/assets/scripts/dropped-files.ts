// Reads the files of dropped folders and zip files.

/** A file in a folder or archive, which is read when it is sent. */
export interface FolderFile {
  /** Names of the folders, outermost first, and of the file. */
  readonly path: readonly string[];
  readonly size: number;
  readonly open: () => Promise<File>;
}

/** Returns whether a name is hidden, or a folder of macOS in zip files. Such files contain no results. */
export const isSystemName = (name: string) => name.startsWith('.') || name === '__MACOSX';

/** Returns the files that were selected or dropped, except those in archives. */
export function readChosenFiles(files: Iterable<File>): FolderFile[] {
  return [...files].map((file) => toFolderFile(file, (file.webkitRelativePath || `files/${file.name}`).split('/')));
}

const toFolderFile = (file: File, path: readonly string[]): FolderFile => ({
  path,
  size: file.size,
  open: () => Promise.resolve(file),
});

/** Returns dropped files: those in folders and zip files, and single files. */
export async function readDrop(transfer: DataTransfer): Promise<FolderFile[]> {
  // The list of items is empty after the event, so entries are read immediately.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(listEntryFiles))).flat();
}

async function listEntryFiles(entry: FileSystemEntry): Promise<FolderFile[]> {
  const path = entry.fullPath.replace(/^\//, '').split('/');
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    if (path.length > 1) return [toFolderFile(file, path)];
    return /\.zip$/i.test(file.name) ? readZip(file) : readChosenFiles([file]);
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  if (isSystemName(entry.name)) return [toFolderFile(new File([], entry.name), path)];
  const reader = entry.createReader();
  const below: FileSystemEntry[] = [];
  for (;;) {
    // `readEntries` returns only a part of the entries at a time.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) break;
    below.push(...part);
  }
  return (await Promise.all(below.map(listEntryFiles))).flat();
}

/** Sizes of the records' fixed parts in bytes (APPNOTE.TXT, 4.3). */
const [LOCAL, CENTRAL, END] = [30, 46, 22];
const MAX_COMMENT_BYTES = 65_535;
/** Value of a field whose actual value is in the ZIP64 record. */
const IN_ZIP64 = 0xffff_ffff;

/** Lists the files of a zip file, which are decompressed when they are sent. @throws Error with a reason for users */
export async function readZip(zip: File): Promise<FolderFile[]> {
  const tail = await readBytes(zip, Math.max(0, zip.size - END - MAX_COMMENT_BYTES), zip.size);
  let end = tail.byteLength - END;
  while (end >= 0 && tail.getUint32(end, true) !== 0x0605_4b50) end -= 1;
  if (end < 0) throw new Error(`${zip.name} is not a complete zip file.`);
  const [count, size, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count === 0xffff || start === IN_ZIP64)
    throw new Error(`${zip.name} is larger than 4 GB. Unpack it and choose the folder.`);
  const list = await readBytes(zip, start, start + size);
  const found: FolderFile[] = [];
  const systemPaths = new Map<string, readonly string[]>();
  for (let at = 0; found.length < 65_535 && at + CENTRAL <= list.byteLength; ) {
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
    const [packed, unpacked] = [list.getUint32(at + 20, true), list.getUint32(at + 24, true)];
    const [named, extra] = [list.getUint16(at + 28, true), list.getUint16(at + 30, true)];
    const comment = list.getUint16(at + 32, true);
    const offset = list.getUint32(at + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + CENTRAL, named));
    at += CENTRAL + named + extra + comment;
    const parts = name.split(/[/\\]/);
    const top = zip.name.replace(/\.zip$/i, '');
    // The top folder usually has the name of the zip file.
    const path = parts.length > 1 && parts[0] === top ? parts : [top, ...parts];
    const system = path.findIndex((part, depth) => depth > 0 && isSystemName(part));
    if (system !== -1) systemPaths.set(path.slice(0, system + 1).join('/'), path.slice(0, system + 1));
    if (path.at(-1) === '' || system !== -1) continue;
    if ((flags & 1) === 1) throw new Error(`${zip.name} is encrypted. Unpack it and choose the folder.`);
    if (method !== 0 && method !== 8)
      throw new Error(`${name} in ${zip.name} has an unknown compression. Unpack the file and choose the folder.`);
    found.push({ path, size: unpacked, open: () => unpackFile(zip, { offset, packed, method, name: path.at(-1) ?? '' }) });
  }
  return [...found, ...[...systemPaths.values()].map((path) => toFolderFile(new File([], path.at(-1) ?? ''), path))];
}

async function unpackFile(
  zip: File,
  {
    offset,
    packed,
    method,
    name,
  }: { readonly offset: number; readonly packed: number; readonly method: number; readonly name: string },
): Promise<File> {
  const head = await readBytes(zip, offset, offset + LOCAL);
  const start = offset + LOCAL + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = zip.slice(start, start + packed);
  if (method === 0) return new File([bytes], name);
  return new File([await new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()], name);
}

async function readBytes(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}
