/** Sends the results of a raw file to a server (contract, importResults). */
import { openAsBlob } from 'node:fs';
import { createProteomicsClient } from '../../../generated/proteomics/client.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { FoundResults, UnsentFile } from './result-folders.ts';

/** The imported results, or the reason why the server rejected the file. */
export type ImportOutcome =
  | {
      readonly isImported: true;
      /** The raw file, or the engine and its number of runs. */
      readonly label: string;
      readonly columnsFilled: number;
      /** Files that the server ignored, or used only in part. */
      readonly unused: readonly UnsentFile[];
      readonly notes: readonly UnsentFile[];
    }
  | {
      readonly isImported: false;
      readonly reason: string;
      /** True if the server would reject the next raw file for the same reason. */
      readonly isHopeless: boolean;
    };

/** Sends the results; files are read from disk while they are sent. */
export async function sendResults(
  target: { readonly address: string; readonly pipeline: string; readonly token: string | undefined },
  found: FoundResults,
): Promise<ImportOutcome> {
  const { rawFile, otherwise, label, files, dateOrder, folder } = found;
  const form = new FormData();
  form.set('pipeline', target.pipeline);
  form.set('skip_unreadable', 'true');
  if (rawFile !== undefined) form.set('raw_file', rawFile);
  if (dateOrder !== undefined) form.set('date_order', dateOrder);
  form.set('folder', folder);
  const client = createProteomicsClient({ baseUrl: target.address });
  const convertToLocalPaths = (list: readonly UnsentFile[] = []) =>
    list.map(({ file, reason }) => ({ file: findPath(file, files), reason }));
  try {
    for (const { name, path } of files) form.append('files', await openAsBlob(path), name);
    const { data, error, response } = await client.POST('/api/admin/results', {
      // The body is built here, because the generated types describe a file as a string.
      body: { pipeline: target.pipeline, files: [] },
      bodySerializer: () => form,
      ...(target.token === undefined ? {} : { headers: { Authorization: `Bearer ${target.token}` } }),
    });
    const imported = data === undefined ? [] : 'raw_files' in data ? data.raw_files : [data];
    const runs = imported.map(({ raw_file }) => raw_file);
    if (runs.length > 0)
      return {
        isImported: true,
        label: runs.length > 1 ? `${label}, ${formatQuantity(runs.length, 'run')}` : runs.join(),
        unused: convertToLocalPaths(data?.unused),
        notes: convertToLocalPaths(data?.notes),
        columnsFilled: imported.reduce((sum, { columns_filled }) => sum + columns_filled, 0),
      };
    const reason = (error as { detail?: unknown } | undefined)?.detail;
    if (otherwise !== undefined && typeof reason === 'string' && reason.startsWith('raw_file'))
      return await sendResults(target, { ...found, rawFile: otherwise, otherwise: undefined });
    return {
      isImported: false,
      reason: typeof reason === 'string' ? replaceNameByPath(reason, files) : `the server returned ${response.status}`,
      isHopeless: [401, 403, 404, 507].includes(response.status),
    };
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return {
      isImported: false,
      reason: `it could not be sent: ${code ?? (error as Error).message}`,
      isHopeless: code === 'ECONNREFUSED',
    };
  }
}

/** Returns the local path of a file, by the name that the server received. */
function findPath(sent: string, files: FoundResults['files']): string {
  return files.find(({ name }) => name.toLowerCase() === sent.toLowerCase())?.shown ?? sent;
}

/** Replaces the name of a file at the beginning of a reason by its path. */
function replaceNameByPath(reason: string, files: FoundResults['files']): string {
  const [, name = ''] = /^(.+?)(?=, line \d+:|: )/.exec(reason) ?? [];
  return findPath(name, files) + reason.slice(name.length);
}
