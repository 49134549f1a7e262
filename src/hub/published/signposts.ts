/** Creates links of a version for programs (FAIR Signposting, levels 1 and 2; RFC 8288 and RFC 9264). */
import { getCitedUrl } from './citation-texts.ts';
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

/** Formats of the record, by relation to the page. */
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
