/** .zip files of any size, written while they are sent. */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a .zip file. */
export interface ZipEntry {
  /** Its path, with slashes. */
  readonly name: string;
  /** Whether compression makes it smaller; raw data does not get smaller. */
  readonly isCompressed: boolean;
  /** Its content, opened when the entries before it are written. */
  open(): Promise<Readable> | Readable;
}

/**
 * The bytes of the .zip file; an entry that cannot be read destroys the stream, so that nobody takes a part for the whole.
 *
 * @param at the time of every entry
 */
export function zipStream(entries: Iterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  for (const { name, isCompressed, open } of entries)
    zip.addReadStreamLazy(name, { mtime: at, compress: isCompressed }, (done) => {
      Promise.resolve()
        .then(open)
        .then(
          (content) => {
            current = content;
            if (output.destroyed) content.destroy();
            else done(undefined, content);
          },
          (error: Error) => output.destroy(error),
        );
    });
  zip.end();
  return output;
}

/** The same of texts. */
export function zipOfTexts(files: readonly { readonly name: string; readonly text: string }[], at: Date): Readable {
  const entries = files.map(({ name, text }) => ({ name, isCompressed: true, open: () => Readable.from([Buffer.from(text)]) }));
  return zipStream(entries, at);
}
