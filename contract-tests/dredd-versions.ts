/** Requests for Dredd that cause the documented responses of published versions. */
import type pg from 'pg';
import type { Preparation } from './dredd.ts';

/** Values of the parameter `format` by media type. */
const FORMATS: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'application/ld+json': 'schema-org',
  'application/vnd.datacite.datacite+json': 'datacite-json',
  'application/yaml': 'cff',
  'application/x-bibtex': 'bibtex',
  'application/linkset+json': 'linkset',
};

/** Returns the preparations by operation and status. @param getPool returns the database of the server */
export function createVersionPreparations(getPool: () => pg.Pool): Readonly<Record<string, Preparation>> {
  const withdrawVersion: Preparation = async () => {
    await getPool().query(`update hub_published_versions set withdrawn_at = now(), reason = 'Wrong units.'`);
  };
  const setHeader =
    (name: string, text: string): Preparation =>
    ({ request }) => {
      request.headers[name] = text;
    };
  return {
    'publishHubVersion 409': async () => {
      await getPool().query(`update hub_published_versions set label = '1.0'`);
    },
    'showPublishedVersion 200': (transaction) => {
      const format = FORMATS[transaction.request.headers.Accept?.split(';')[0] ?? ''] ?? 'json';
      transaction.fullPath = transaction.fullPath.replace(/format=[\w-]+/, `format=${format}`);
    },
    'showPublishedVersion 410': withdrawVersion,
    'changePublishedVersion 409': withdrawVersion,
    'downloadPublishedFile 206': setHeader('Range', 'bytes=0-1'),
    'downloadPublishedFile 304': setHeader('If-None-Match', '*'),
    'downloadPublishedFile 410': withdrawVersion,
    'downloadPublishedFile 416': setHeader('Range', 'bytes=999999999-'),
  };
}
