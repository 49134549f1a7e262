/** The page of a project's publication. */
import { formatQuantity } from '../../web/for-people/words.ts';
import type { Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { createVersionLines } from '../published/page.ts';
import type { PublishedVersionRow } from '../published/table.ts';
import { describeReviewState } from '../reviews/page.ts';
import type { ReviewRow } from '../reviews/table.ts';
import type { MissingPart } from './checklist.ts';
import type { Contributor } from './people.ts';
import type { Publication } from './publication.ts';

export function createPublicationFrame(access: ProjectAccess): Page {
  return createProjectPage(access, { title: 'Publish', crumbs: [createProjectCrumb(access)] });
}

/** Returns the model of the page **Publish**. */
export function createPublicationModel(
  access: ProjectAccess,
  publication: Publication,
  missing: readonly MissingPart[],
  versions: readonly PublishedVersionRow[],
  review: ReviewRow | undefined,
) {
  const path = getProjectPath(access.project.id);
  const required = missing.filter(({ level }) => level === 'required');
  const recommended = missing.filter(({ level }) => level === 'recommended');
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
    canEdit: access.canEdit,
    canManage: access.canManage,
    review: describeReviewState(review, access.project.changes),
    versions: createVersionLines(access, versions),
    isReady: required.length === 0,
    headline: required.length === 0 ? 'Ready to publish' : `${formatQuantity(required.length, 'required part')} missing`,
    summary:
      recommended.length === 0
        ? 'Repositories and search engines find everything they ask for.'
        : `${formatQuantity(recommended.length, 'recommendation')} ${recommended.length === 1 ? 'makes' : 'make'} the data easier to find and to cite.`,
    parts: [
      { title: 'Required', items: required },
      { title: 'Recommended', items: recommended },
    ].filter(({ items }) => items.length > 0),
    facts: facts.flatMap(([name, value]) => (value === '' ? [] : [{ title: name, value }])),
    creators: publication.creators.map(createShownPerson),
    contributors: publication.contributors.map(createShownPerson),
    cratePath: `${path}/export?format=ro-crate`,
    accountPath: `${path}/export/left-out?format=ro-crate`,
    files: FILES.map(({ format, ...one }) => ({ ...one, path: `${path}/publication/citation?format=${format}` })),
  };
}

const FILES = [
  { format: 'datacite-json', title: 'DataCite JSON', note: 'Metadata for repositories that register DOIs' },
  { format: 'datacite-xml', title: 'DataCite XML', note: 'The same as XML' },
  { format: 'cff', title: 'CITATION.cff', note: 'For GitHub, GitLab and reference managers' },
  { format: 'schema-org', title: 'schema.org JSON-LD', note: 'For search engines, on the page that describes the data' },
] as const;

function createShownPerson({ name, orcid, affiliations, roles }: Contributor) {
  return {
    name,
    orcid,
    affiliations: affiliations.map((one) => (one.ror === '' ? one.name : `${one.name} (${one.ror})`)).join('; '),
    roles: roles.join(', '),
  };
}
