/** Deposits in a Dataverse collection (Dataverse Guides, "Native API"). */
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZipStream } from '../../files/zip-stream.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { DOI_PATTERN, type Repository, requireText } from './repository.ts';
import { type CallRepository, type RepositoryAnswer, RepositoryBusyError, sendIfFound } from './repository-calls.ts';

const ID = /^doi:10\.\d{4,9}\/[\w.;()/:-]{1,200}$/;

export function openDataverse(call: CallRepository, address: string): Repository {
  const collection = address.split('/').at(-1) ?? '';
  const createDatasetPath = (id: string, path: string, more = '') =>
    `/api/datasets/:persistentId${path}?persistentId=${encodeURIComponent(id)}${more}`;
  const readVersion = async (id: string) => {
    const { latestVersion } = getData(await call({ method: 'GET', path: createDatasetPath(id, '/') }));
    return (latestVersion ?? {}) as RepositoryAnswer;
  };
  const isPublished = (id: string) =>
    sendIfFound(() => call({ method: 'GET', path: createDatasetPath(id, '/versions/:latest-published') }), [404]);
  /** Dataverse rejects changes of a locked dataset. @throws RepositoryBusyError, so that the job retries later */
  const requireUnlocked = async (id: string) => {
    const { data } = await call({ method: 'GET', path: createDatasetPath(id, '/locks') });
    if (Array.isArray(data) && data.length > 0)
      throw new RepositoryBusyError('The repository is still processing the dataset.');
  };
  return {
    async createDraft(record) {
      const path = `/api/dataverses/${encodeURIComponent(collection)}/datasets`;
      const { persistentId } = getData(await call({ method: 'POST', path, json: record }));
      const id = requireText(persistentId, ID, 'persistent ID');
      return { id, doi: requireDoi(id) };
    },
    reserveDoi: async (id) => requireDoi(id),
    async updateMetadata(id, record) {
      await requireUnlocked(id);
      const { datasetVersion } = record as { readonly datasetVersion: { readonly metadataBlocks: RepositoryAnswer } };
      const { fields } = datasetVersion.metadataBlocks.citation as RepositoryAnswer;
      // The request replaces only the values of `fields`, so other metadata that users added in the repository remain.
      await call({ method: 'PUT', path: createDatasetPath(id, '/editMetadata', '&replace=true'), json: { fields } });
      return [];
    },
    async listFiles(id) {
      const { files } = await readVersion(id);
      return (Array.isArray(files) ? files : []).flatMap((file: { dataFile?: RepositoryAnswer } | null) => {
        const dataFile = file?.dataFile;
        return typeof dataFile?.filename === 'string'
          ? [{ name: dataFile.filename, key: String(dataFile.id), md5: findMd5(dataFile) }]
          : [];
      });
    },
    async upload(id, { name, path }) {
      await requireUnlocked(id);
      const form = new FormData();
      form.append('file', name.endsWith('.zip') ? await wrapArchive(name, path) : await openAsBlob(path), name);
      // By default, Dataverse converts tables to another format.
      form.append('jsonData', JSON.stringify({ categories: ['Data'], restrict: 'false', tabIngest: 'false' }));
      const { files } = getData(await call({ method: 'POST', path: createDatasetPath(id, '/add'), body: form, isSlow: true }));
      const [file] = (Array.isArray(files) ? files : []) as { readonly dataFile?: RepositoryAnswer }[];
      return findMd5(file?.dataFile ?? {});
    },
    async removeFile(id, { key }) {
      await requireUnlocked(id);
      await call({ method: 'DELETE', path: `/api/files/${encodeURIComponent(key)}` });
    },
    async publishDraft(id) {
      await requireUnlocked(id);
      // An earlier attempt may have published the dataset, although its response was lost.
      if ((await readVersion(id)).versionState === 'RELEASED') return;
      await call({ method: 'POST', path: createDatasetPath(id, '/actions/:publish', '&type=major'), isSlow: true });
      await requireUnlocked(id);
    },
    async discardDraft(id) {
      if (await isPublished(id)) return false;
      if (await sendIfFound(() => call({ method: 'DELETE', path: createDatasetPath(id, '/versions/:draft') }), [404]))
        return true;
      return !(await isPublished(id));
    },
    getPage: (id) => `${new URL(address).origin}/dataset.xhtml?persistentId=${encodeURIComponent(id)}`,
  };
}

/** Wraps an archive in another archive, because Dataverse unpacks only the outer one. */
async function wrapArchive(name: string, path: string): Promise<Blob> {
  const wrapped = `${path}.wrapped`;
  const entry = { name, isCompressed: false, open: () => createReadStream(path) };
  await pipeline(createZipStream([entry], new Date()), createWriteStream(wrapped, { mode: 0o600 }));
  return openAsBlob(wrapped);
}

function getData({ data }: RepositoryAnswer): RepositoryAnswer {
  return isObject(data) ? data : {};
}

function requireDoi(id: string): string {
  return requireText(id.replace(/^doi:/, ''), DOI_PATTERN, 'DOI');
}

function findMd5({ md5 }: RepositoryAnswer): string {
  return typeof md5 === 'string' ? md5 : '';
}
