/** Handlers for a project's publication: what is missing, and its citation (openapi/hub, showHubPublication). */
import { createAttachmentHeader, replyPage, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { readVersions } from '../published/store.ts';
import { findReview } from '../reviews/store.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { listMissingParts } from './checklist.ts';
import { createCitationFile, createDataciteJson, createSchemaOrgJson } from './citations.ts';
import { createDataciteXml } from './datacite-xml.ts';
import { createPublicationFrame, createPublicationModel } from './page.ts';
import type { Contributor } from './people.ts';
import { createPublication } from './publication.ts';

/** Returns the operations that show the record of a project and export its citation. */
export function createPublicationOperations(context: HubContext) {
  const open = async (access: ProjectAccess) => {
    const snapshot = await openSnapshot(context, access);
    return { snapshot, publication: createPublication(snapshot, access.project) };
  };
  return {
    async showHubPublication({ access, wantsPage }) {
      const { snapshot, publication } = await open(access);
      const missing = listMissingParts(snapshot, access.project.id, publication);
      if (wantsPage) {
        const { id } = access.project;
        const [versions, review] = await Promise.all([readVersions(context.pool, id), findReview(context.pool, id)]);
        const model = createPublicationModel(access, publication, missing, versions, review);
        return replyPage(200, context.render('hub/publishing/publication', createPublicationFrame(access), model));
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
      const { publication } = await open(access);
      const headers = { ...createAttachmentHeader(FILE_NAMES[format]), Vary: 'Accept' };
      switch (format) {
        case 'datacite-json':
          return {
            status: 200,
            type: 'application/vnd.datacite.datacite+json',
            content: formatJson(createDataciteJson(publication)),
            headers,
          };
        case 'datacite-xml':
          return {
            status: 200,
            type: 'application/vnd.datacite.datacite+xml',
            content: createDataciteXml(publication),
            headers,
          };
        case 'schema-org':
          return { status: 200, type: 'application/ld+json', content: formatJson(createSchemaOrgJson(publication)), headers };
        case 'cff':
          return { status: 200, type: 'application/yaml', content: createCitationFile(publication), headers };
      }
    },
  } satisfies Partial<ProjectOperations>;
}

const FILE_NAMES = {
  'datacite-json': 'datacite.json',
  'datacite-xml': 'datacite.xml',
  'schema-org': 'schema-org.jsonld',
  cff: 'CITATION.cff',
} as const;

function formatJson(object: unknown): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}

function createPersonAnswer({ row, name, email, orcid, affiliations, roles }: Contributor) {
  return { node_id: row.id, name, email, orcid, affiliations: affiliations.map((one) => ({ ...one })), roles: [...roles] };
}
