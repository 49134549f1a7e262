import { createAttachmentHeader, replyWithFile, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { createVersionLines } from '../published/page.ts';
import { readVersions } from '../published/store.ts';
import type { PublishedVersionRow } from '../published/table.ts';
import { createReviewStateModel } from '../reviews/handlers.ts';
import { findReview } from '../reviews/store.ts';
import type { ReviewRow } from '../reviews/table.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { listMissingParts, type MissingPart } from './checklist.ts';
import { createCitationFile, createDataciteJson, createSchemaOrgJson } from './citations.ts';
import { createDataciteXml } from './datacite-xml.ts';
import { createMissingModel, createPersonModel } from './page.ts';
import type { Contributor } from './people.ts';
import { createPublication, type Publication } from './publication.ts';

export function createPublicationOperations(context: HubContext) {
  const openPublication = async (access: ProjectAccess) => {
    const snapshot = await openSnapshot(context, access);
    return { snapshot, publication: createPublication(snapshot, access.project) };
  };
  return {
    async showHubPublication({ access, wantsPage }) {
      const { snapshot, publication } = await openPublication(access);
      const missing = listMissingParts(snapshot, access.project.id, publication);
      if (wantsPage) {
        const { id } = access.project;
        const [versions, review] = await Promise.all([readVersions(context.pool, id), findReview(context.pool, id)]);
        const model = createPublicationModel(access, publication, missing, versions, review);
        const frame = createProjectPage(access, { title: 'Publish', crumbs: [createProjectCrumb(access)] });
        return replyWithHtml(200, context.render('hub/publishing/publication', frame, model));
      }
      const { identifier, doi, title, description, license, submitted, released, collected, articles } = publication;
      return replyWithJson(200, {
        is_ready: missing.every(({ level }) => level !== 'required'),
        missing: [...missing],
        identifier,
        doi,
        title,
        description,
        license: license === undefined ? null : { ...license },
        submitted,
        released,
        collected,
        creators: publication.creators.map(createPersonAnswer),
        contributors: publication.contributors.map(createPersonAnswer),
        articles: [...articles],
      });
    },

    async exportHubCitation({ access, query: { format = 'datacite-json' } }) {
      const { publication } = await openPublication(access);
      return CITATIONS[format](publication);
    },
  } satisfies Partial<ProjectOperations>;
}

const formatJson = (object: unknown) => `${JSON.stringify(object, null, 2)}\n`;

const replyWithCitation = <Type extends string>(name: string, type: Type, content: string) => ({
  ...replyWithFile(type, name, content),
  headers: { ...createAttachmentHeader(name), Vary: 'Accept' },
});

const CITATIONS = {
  'datacite-json': (publication: Publication) =>
    replyWithCitation('datacite.json', 'application/vnd.datacite.datacite+json', formatJson(createDataciteJson(publication))),
  'datacite-xml': (publication: Publication) =>
    replyWithCitation('datacite.xml', 'application/vnd.datacite.datacite+xml', createDataciteXml(publication)),
  'schema-org': (publication: Publication) =>
    replyWithCitation('schema-org.jsonld', 'application/ld+json', formatJson(createSchemaOrgJson(publication))),
  cff: (publication: Publication) => replyWithCitation('CITATION.cff', 'application/yaml', createCitationFile(publication)),
};

function createPersonAnswer({ row, name, email, orcid, affiliations, roles }: Contributor) {
  return { node_id: row.id, name, email, orcid, affiliations: affiliations.map((one) => ({ ...one })), roles: [...roles] };
}

function createPublicationModel(
  access: ProjectAccess,
  publication: Publication,
  missing: readonly MissingPart[],
  versions: readonly PublishedVersionRow[],
  review: ReviewRow | undefined,
) {
  const path = getProjectPath(access.project.id);
  const { identifier, doi, title, license, submitted, released, collected, articles } = publication;
  const facts = [
    ['Title', title],
    ['Identifier', identifier],
    ['DOI', doi],
    ['License', license?.name ?? ''],
    ['Submitted', submitted],
    ['Public from', released],
    ['Collected', collected.replace('/', ' to ')],
    ['Articles', articles.join(', ')],
  ] as const;
  return {
    tabs: createProjectTabs(access, 'publish'),
    canManage: access.canManage,
    review: createReviewStateModel(review, access.project.changes),
    versions: createVersionLines(access, versions),
    ...createMissingModel(missing, access.canEdit),
    facts: facts.flatMap(([name, value]) => (value === '' ? [] : [{ title: name, value }])),
    creators: publication.creators.map(createPersonModel),
    contributors: publication.contributors.map(createPersonModel),
    cratePath: `${path}/export?format=ro-crate`,
    accountPath: `${path}/export/left-out?format=ro-crate`,
    files: FILES.map(({ format, ...one }) => ({ ...one, path: `${path}/publication/citation?format=${format}` })),
  };
}

const FILES = [
  { format: 'datacite-json', title: 'DataCite JSON', note: 'Metadata for repositories that register DOIs' },
  { format: 'datacite-xml', title: 'DataCite XML', note: 'The same metadata as XML' },
  { format: 'cff', title: 'CITATION.cff', note: 'For GitHub, GitLab and reference managers' },
  { format: 'schema-org', title: 'schema.org JSON-LD', note: 'For search engines, on the page that describes the data' },
] as const;
