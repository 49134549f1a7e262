/** The publication of a project: what is missing, and its description for registries (openapi/hub, showHubPublication). */
import { attachment } from '../../web/replies/attachment.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { data, page } from '../answers.ts';
import type { HubContext } from '../context.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { missingParts } from './checklist.ts';
import { citationFile, dataciteJson, schemaOrgJson } from './citations.ts';
import { dataciteXml } from './datacite-xml.ts';
import { publicationFrame, publicationModel, publicationView } from './page.ts';
import type { Contributor } from './people.ts';
import { publicationOf } from './publication.ts';

/** Creates the operations. */
export function publicationOperations(context: HubContext) {
  const open = async (access: ProjectAccess) => {
    const snapshot = await openSnapshot(context, access);
    return { snapshot, publication: publicationOf(snapshot, access.project) };
  };
  return {
    async showHubPublication({ access, wantsPage }) {
      const { snapshot, publication } = await open(access);
      const missing = missingParts(snapshot, access.project.id, publication);
      if (wantsPage)
        return page(
          200,
          context.render(publicationView, publicationFrame(access), publicationModel(access, publication, missing)),
        );
      const { identifier, title, description, license, submitted, released, collected, articles } = publication;
      return data(200, {
        is_ready: missing.every(({ level }) => level !== 'required'),
        missing: [...missing],
        identifier,
        title,
        description,
        license: license === undefined ? null : { ...license },
        submitted,
        released,
        collected,
        creators: publication.creators.map(personAnswer),
        contributors: publication.contributors.map(personAnswer),
        articles: [...articles],
      });
    },

    async exportHubCitation({ access, query: { format = 'datacite-json' } }) {
      const { publication } = await open(access);
      const headers = { ...attachment(FILE_NAMES[format]), Vary: 'Accept' };
      switch (format) {
        case 'datacite-json':
          return {
            status: 200,
            type: 'application/vnd.datacite.datacite+json',
            content: jsonText(dataciteJson(publication)),
            headers,
          };
        case 'datacite-xml':
          return { status: 200, type: 'application/vnd.datacite.datacite+xml', content: dataciteXml(publication), headers };
        case 'schema-org':
          return { status: 200, type: 'application/ld+json', content: jsonText(schemaOrgJson(publication)), headers };
        case 'cff':
          return { status: 200, type: 'application/yaml', content: citationFile(publication), headers };
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

function jsonText(object: unknown): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}

function personAnswer({ row, name, email, orcid, affiliations, roles }: Contributor) {
  return { node_id: row.id, name, email, orcid, affiliations: affiliations.map((one) => ({ ...one })), roles: [...roles] };
}
