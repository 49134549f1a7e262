import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { MissingFileError } from '../../files/stored-files.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, FormRefusedError, type ValuesOf } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { replyWithStoredFile } from '../../web/replies/stored-file.ts';
import type { HubHandlers, ProjectRecordAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { removeExchangeFolder } from '../exchange/exchange-folders.ts';
import { findMediaType } from '../files/file-types.ts';
import { getContentKey, listFiles } from '../files/store.ts';
import { createProjectCrumb, createProjectPage } from '../page.ts';
import type { ReleasedFile } from '../publishing/citations.ts';
import { findReview } from '../reviews/store.ts';
import type { VersionAccess } from './access.ts';
import { formatVersion, formatVersionLinks, getVersionPath } from './answer.ts';
import { getCitedUrl } from './citation-texts.ts';
import { CHANGE_VERSION_FIELDS, VERSION_FIELDS } from './form.ts';
import { createPublishedVersionModel, createVersionFrame, createVersionsModel } from './page.ts';
import { prepareVersion } from './prepare-version.ts';
import { getPublishedFileKey, insertVersion, PUBLISHED_FILES, readVersions, updateVersion } from './store.ts';
import type { PublishedVersionRow } from './table.ts';

export interface Signpost {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly profile?: string;
}

/** Maximum number of links per relation in the `Link` header, whose size is limited. The linkset contains all links. */
const MAX_LINKS = 10;
/** Maximum URL length of a link. */
const MAX_URL_LENGTH = 500;

/** Machine-readable formats of the record, with their link relations (RFC 8288). */
const FORMATS = [
  { rel: 'describedby', format: 'schema-org', type: 'application/ld+json', profile: 'https://schema.org/' },
  {
    rel: 'describedby',
    format: 'datacite-json',
    type: 'application/vnd.datacite.datacite+json',
    profile: 'http://datacite.org/schema/kernel-4',
  },
  { rel: 'describedby', format: 'cff', type: 'application/yaml' },
  { rel: 'describedby', format: 'bibtex', type: 'application/x-bibtex' },
  { rel: 'linkset', format: 'linkset', type: 'application/linkset+json' },
] as const;

/** Returns the links of a version. @param versions the project's versions that the caller can view, newest first */
export function listSignposts(
  { id, record, files, withdrawnAt }: PublishedVersionRow,
  versions: readonly Pick<PublishedVersionRow, 'id' | 'withdrawnAt'>[],
  baseUrl: string,
): readonly Signpost[] {
  const getUrl = (version: Pick<PublishedVersionRow, 'id'> | undefined) =>
    version === undefined ? [] : [`${baseUrl}/id/${version.id}`];
  const address = `${baseUrl}/id/${id}`;
  const at = versions.findIndex((version) => version.id === id);
  const people = [...record.creators, ...record.contributors].filter(({ orcid }) => orcid !== '');
  const links = [
    { rel: 'cite-as', href: getCitedUrl(record) },
    ...['https://schema.org/Dataset', 'https://schema.org/AboutPage'].map((href) => ({ rel: 'type', href })),
    { rel: 'license', href: record.license?.url ?? '' },
    ...people.map(({ orcid }) => ({ rel: 'author', href: `https://orcid.org/${orcid}` })),
    ...getUrl(versions[at + 1]).map((href) => ({ rel: 'predecessor-version', href })),
    ...getUrl(at > 0 ? versions[at - 1] : undefined).map((href) => ({ rel: 'successor-version', href })),
    ...getUrl(versions.find((version) => version.withdrawnAt === null)).map((href) => ({ rel: 'latest-version', href })),
  ];
  const content =
    withdrawnAt === null
      ? [
          ...FORMATS.map(({ format, ...link }) => ({ ...link, href: `${address}?format=${format}` })),
          ...files.map(({ name, mediaType: type }) => ({
            rel: 'item',
            href: `${address}/files/${encodeURIComponent(name)}`,
            type,
          })),
        ]
      : [];
  return [...links, ...content].flatMap((link) => {
    const href = URL.canParse(link.href) ? new URL(link.href).href : '';
    return href === '' || href.length > MAX_URL_LENGTH ? [] : [{ ...link, href }];
  });
}

export function formatLinkHeader(links: readonly Signpost[]): string {
  return [...Map.groupBy(links, ({ rel }) => rel).values()]
    .flatMap((targets) => targets.slice(0, MAX_LINKS))
    .map(({ href, ...attributes }) =>
      [`<${href}>`, ...Object.entries(attributes).map(([name, text]) => `${name}="${text}"`)].join('; '),
    )
    .join(', ');
}

export function createLinkset(anchor: string, links: readonly Signpost[]): object {
  const byRelation = [...Map.groupBy(links, ({ rel }) => rel)].map(([rel, targets]) => [
    rel,
    targets.map(({ rel: _rel, ...target }) => target),
  ]);
  return { linkset: [{ anchor, ...Object.fromEntries(byRelation) }] };
}

/** Public caches may store a version for only one minute, because users can withdraw it. */
const PUBLIC_CACHING = { 'Cache-Control': 'public, max-age=60' };

export function createPublishedHandlers(context: HubContext) {
  const { pool, settings } = context;

  async function renderVersions<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    access: ProjectRecordAccess,
    refused?: RefusedForm,
  ) {
    const frame = createProjectPage(access, { title: 'Published versions', crumbs: [createProjectCrumb(access)] });
    const versions = await readVersions(pool, access.project.id);
    const model = createVersionsModel(access, versions, await findReview(pool, access.project.id), refused);
    return replyWithPage(context, call, status, 'hub/published/versions', frame, model);
  }

  /** Returns the project's versions that the caller can view, and the signposting links of this version. */
  async function readVersionsAndLinks({ version, canSee }: VersionAccess) {
    const all = await readVersions(pool, version.projectId);
    const versions = all.filter(({ audience }) => canSee || audience === 'everyone');
    const links = listSignposts(version, versions, settings.baseUrl);
    return { versions, links, headers: { Link: formatLinkHeader(links) } };
  }

  async function renderVersion<Status extends 200 | 400 | 409 | 410>(
    call: Exchange,
    status: Status,
    access: VersionAccess,
    refused?: RefusedForm,
  ) {
    const { versions, headers } = await readVersionsAndLinks(access);
    const model = createPublishedVersionModel(access, versions, refused);
    const page = replyWithPage(context, call, status, 'hub/published/version', createVersionFrame(access), model);
    return { ...page, headers: refused === undefined ? headers : {} };
  }

  /** Responds with status 410, and with the record of a withdrawn version. */
  async function replyWithTombstone(call: Exchange, access: VersionAccess) {
    if (wantsPage(call, 410)) return renderVersion(call, 410, access);
    const { versions, headers } = await readVersionsAndLinks(access);
    const body = {
      detail: `The version was withdrawn: ${access.version.reason}`,
      version: formatVersion(access.version, access.canSee),
      versions: formatVersionLinks(versions),
    };
    return { status: 410, body, headers } as const;
  }

  /** Publishes a version. Stores its files before the row, so that the cleanup job can remove them after a crash. */
  async function publishVersion(
    call: Exchange,
    { project, actor }: ProjectRecordAccess,
    { license, authors, ...values }: Omit<ValuesOf<typeof VERSION_FIELDS>, 'confirm'>,
  ): Promise<PublishedVersionRow> {
    const [id, publishedAt] = [randomUUID(), context.now()];
    const release = {
      version: values.label,
      day: formatDay(publishedAt),
      address: `${settings.baseUrl}${getVersionPath(id)}`,
      publisher: new URL(settings.baseUrl).host,
    };
    const substitutes = { license, authors: authors.split('\n').filter((name) => name.trim() !== '') };
    const { folder, ...prepared } = await context.tasks.run(call.request, prepareVersion, {
      project,
      release,
      substitutes,
    });
    const files = openStoredFiles(settings);
    try {
      if (values.audience === 'everyone') requireAllParts(prepared.missing, 'audience');
      await files.put(
        prepared.files.map((file) => ({ key: getPublishedFileKey(id, file), content: join(folder, file.name), isFinal: true })),
      );
      const attached = await copyAttachedFiles(id, project.id, prepared.files);
      const { userId, userName } = actor;
      const all = [...prepared.files, ...attached];
      const version = { id, projectId: project.id, ...values, ...prepared, files: all, publishedAt, userId, userName };
      const row = await insertVersion(pool, project, version);
      if (row.id !== id) await files.remove(`${PUBLISHED_FILES}${id}/`);
      return row;
    } catch (error) {
      // After any other error, the database may already contain the row.
      if (error instanceof FormRefusedError) await files.remove(`${PUBLISHED_FILES}${id}/`);
      throw error;
    } finally {
      await removeExchangeFolder(folder);
    }
  }

  /** Stores and returns the latest version of each attached file. Renames files whose names are already used. */
  async function copyAttachedFiles(id: string, projectId: string, others: readonly ReleasedFile[]): Promise<ReleasedFile[]> {
    const takenNames = new Set(others.map(({ name }) => name.toLowerCase()));
    const copied: ReleasedFile[] = [];
    for (const { name: own, contentId, size, sha256 } of (await listFiles(pool, projectId)).files) {
      let name = own;
      while (takenNames.has(name.toLowerCase())) name = `attached ${name}`;
      takenNames.add(name.toLowerCase());
      const file = { name, storedAs: `attached-${copied.length + 1}`, mediaType: findMediaType(own), size, sha256 };
      await openStoredFiles(settings).copy(getContentKey(contentId), getPublishedFileKey(id, file));
      copied.push(file);
    }
    return copied;
  }

  return {
    async listHubVersions(call) {
      const { access } = call;
      if (wantsPage(call)) return renderVersions(call, 200, access);
      const versions = await readVersions(pool, access.project.id);
      return replyWithJson(200, { versions: versions.map((row) => formatVersion(row, true)) });
    },

    async publishHubVersion(call) {
      const { access } = call;
      return handleForm(call, {
        fields: VERSION_FIELDS,
        async performAction({ confirm, ...values }) {
          if (!confirm) throw createFieldError('confirm', 'Confirm that you want to publish. This cannot be undone.');
          const row = await publishVersion(call, access, values);
          const path = getVersionPath(row.id);
          if (!wantsPage(call)) return replyWithCreated(path, formatVersion(row, true));
          const lines = ['The version never changes. You can continue to edit the project.'];
          return redirect(call, path, `Version ${row.label} published`, ...lines);
        },
        showAgain: (status: 400 | 409, refused) => renderVersions(call, status, access, refused),
      });
    },

    async showPublishedVersion(call) {
      const { access, query } = call;
      const { version, canSee } = access;
      if (version.withdrawnAt !== null) return replyWithTombstone(call, access);
      if (query.format === 'html') return renderVersion(call, 200, access);
      const { versions, links, headers: signposts } = await readVersionsAndLinks(access);
      // Public caches must not store restricted versions.
      const isPublic = versions.every(({ audience }) => audience === 'everyone');
      const headers = { ...signposts, ...(isPublic ? PUBLIC_CACHING : {}) };
      const { citations } = version;
      switch (query.format) {
        case 'schema-org':
          return { status: 200, type: 'application/ld+json', content: citations.schemaOrg, headers };
        case 'datacite-json':
          return { status: 200, type: 'application/vnd.datacite.datacite+json', content: citations.datacite, headers };
        case 'cff':
          return { status: 200, type: 'application/yaml', content: citations.cff, headers };
        case 'bibtex':
          return { status: 200, type: 'application/x-bibtex', content: citations.bibtex, headers };
        case 'linkset': {
          const content = JSON.stringify(createLinkset(`${settings.baseUrl}${getVersionPath(version.id)}`, links));
          return { status: 200, type: 'application/linkset+json', content, headers };
        }
        default: {
          // Members of the project see additional properties, which public caches must not store.
          const body = { version: formatVersion(version, canSee), versions: formatVersionLinks(versions) };
          return { status: 200, body, headers: signposts };
        }
      }
    },

    async changePublishedVersion(call) {
      const { access } = call;
      const { id, missing } = access.version;
      return handleForm(call, {
        fields: CHANGE_VERSION_FIELDS,
        async performAction({ action, reason, confirm }) {
          if (action === 'withdraw' && reason === '') throw createFieldError('reason', 'is required');
          if (!confirm) throw createFieldError('confirm', 'Confirm it. This cannot be undone.');
          if (action === 'open') requireAllParts(missing, 'action');
          const withdrawal = { withdrawnAt: context.now(), withdrawnBy: access.caller?.actor.userName ?? '', reason };
          const row = await updateVersion(pool, id, action === 'open' ? { audience: 'everyone' } : withdrawal);
          if (row === undefined) throw createFieldError('', 'The version was withdrawn already.', 409);
          if (!wantsPage(call)) return replyWithJson(200, formatVersion(row, true));
          const title = action === 'open' ? 'Everyone can read this version now' : `Version ${row.label} withdrawn`;
          return redirect(call, getVersionPath(id), title);
        },
        showAgain: (status: 400 | 409, refused) => renderVersion(call, status, access, refused),
      });
    },

    async downloadPublishedFile(call) {
      const { access, path, request } = call;
      const { id, files, audience, withdrawnAt } = access.version;
      if (withdrawnAt !== null) return replyWithTombstone(call, access);
      const file = files.find(({ name }) => name === path.name);
      if (file === undefined) throw new NotFoundError(`The version has no file ${path.name}.`);
      const key = getPublishedFileKey(id, file);
      const reply = await replyWithStoredFile(openStoredFiles(settings), request, { ...file, key }).catch((error: unknown) => {
        throw error instanceof MissingFileError
          ? new NotFoundError(`${file.name} is not stored here.`, { cause: error })
          : error;
      });
      const Link = `<${settings.baseUrl}${getVersionPath(id)}>; rel="collection"`;
      return { ...reply, headers: { ...reply.headers, Link, ...(audience === 'everyone' ? PUBLIC_CACHING : {}) } };
    },
  } satisfies Partial<HubHandlers>;
}

function requireAllParts(missing: readonly string[], field: string): void {
  if (missing.length > 0) throw createFieldError(field, `The version cannot be public. ${missing.join(' ')}`);
}
