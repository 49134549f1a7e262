/** Deposits in InvenioRDM, such as Zenodo (InvenioRDM REST API, "Drafts and records"). */
import { openAsBlob } from 'node:fs';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { DOI_PATTERN, type Repository, requireText } from './repository.ts';
import { type CallRepository, listRejectedFields, type RepositoryAnswer, sendIfFound } from './repository-calls.ts';

const ID = /^[A-Za-z0-9-]{1,60}$/;

export function openInvenio(call: CallRepository, address: string): Repository {
  const getDraftPath = (id: string, ...rest: readonly string[]) =>
    ['/api/records', id, 'draft', ...rest.map(encodeURIComponent)].join('/');
  const readDraft = (id: string) => call({ method: 'GET', path: getDraftPath(id) });
  const isPublished = (id: string) => sendIfFound(() => call({ method: 'GET', path: `/api/records/${id}` }), [403, 404, 410]);
  return {
    async createDraft(record) {
      const { id } = await call({ method: 'POST', path: '/api/records', json: record });
      return { id: requireText(id, ID, 'draft ID'), doi: '' };
    },
    async reserveDoi(id) {
      const present = findDoi(await readDraft(id));
      // InvenioRDM rejects a second reservation.
      const found = present ?? findDoi(await call({ method: 'POST', path: getDraftPath(id, 'pids', 'doi') }));
      return requireText(found, DOI_PATTERN, 'DOI');
    },
    async updateMetadata(id, record) {
      // The reserved DOI and metadata that users added in the repository must remain.
      const { pids, metadata } = await readDraft(id);
      const ours = (record as RepositoryAnswer).metadata;
      const json = { ...record, pids, metadata: { ...(isObject(metadata) ? metadata : {}), ...(ours as object) } };
      return listRejectedFields(await call({ method: 'PUT', path: getDraftPath(id), json }));
    },
    async listFiles(id) {
      const { entries } = await call({ method: 'GET', path: getDraftPath(id, 'files') });
      return (Array.isArray(entries) ? entries : []).flatMap((entry: RepositoryAnswer) =>
        typeof entry?.key === 'string' ? [{ name: entry.key, key: entry.key, md5: findMd5(entry) }] : [],
      );
    },
    async upload(id, { name, path }) {
      await call({ method: 'POST', path: getDraftPath(id, 'files'), json: [{ key: name }] });
      await call({
        method: 'PUT',
        path: getDraftPath(id, 'files', name, 'content'),
        body: await openAsBlob(path),
        isSlow: true,
      });
      return findMd5(await call({ method: 'POST', path: getDraftPath(id, 'files', name, 'commit'), isSlow: true }));
    },
    async removeFile(id, { key }) {
      await call({ method: 'DELETE', path: getDraftPath(id, 'files', key) });
    },
    async publishDraft(id) {
      // An earlier attempt may have published the draft, although its response was lost.
      if (await isPublished(id)) return;
      await call({ method: 'POST', path: getDraftPath(id, 'actions', 'publish'), isSlow: true });
    },
    async discardDraft(id) {
      // The draft of a published record contains only later edits, so the record itself remains.
      if (await isPublished(id)) return false;
      if (await sendIfFound(() => call({ method: 'DELETE', path: getDraftPath(id) }), [404, 410])) return true;
      return !(await isPublished(id));
    },
    getPage: (id, isPublished) => `${address}/${isPublished ? 'records' : 'uploads'}/${id}`,
  };
}

function findDoi({ pids }: RepositoryAnswer): unknown {
  return (pids as { readonly doi?: { readonly identifier?: unknown } } | undefined)?.doi?.identifier;
}

function findMd5({ status, checksum }: RepositoryAnswer): string {
  return status === 'completed' && typeof checksum === 'string' ? checksum.replace(/^md5:/, '') : '';
}
