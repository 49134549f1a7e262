import { buildReferencePath, getDeprecation } from '../../contract/deprecation.ts';
import { containsAllWords, moveTitleMatchesFirst, splitSearchWords } from '../../web/table-order.ts';
import type { Page } from '../../web/views.ts';
import type { Described } from './described.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/** Each row contains words with the same meaning. */
const MEANINGS: readonly (readonly string[])[] = synonyms;

/** Returns everyday synonyms of the words in a lower-case text, in one string. */
export function addSynonyms(text: string): string {
  const present = new Set(text.split(/[^a-z]+/).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')));
  const containsWord = (word: string) => (word.includes(' ') ? text.includes(word) : present.has(word));
  return MEANINGS.filter((words) => words.some(containsWord))
    .flat()
    .filter((word) => !text.includes(word))
    .join(' ');
}

export const operationsPage: Page = {
  title: 'API reference',
  section: '/docs',
  crumbs: [],
  styles: ['styles/reference.css'],
  scripts: ['scripts/reference.js'],
};

/** The common names of the documents, in the order of the page. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['schemas', 'Profiles and validation'],
  ['hub', 'Projects'],
  ['support', 'Comparing, merging and lookup'],
  ['proteomics', 'Quality of instruments'],
  ['collaborations', 'Collaborations and login'],
  ['server', 'The server'],
]);

const PAGES = 'Pages for people';

/** Returns the common name of a document; by default, its title. */
export function getApiTitle(api: string, title: string): string {
  return TITLES.get(api) ?? title;
}

export function sortApis(names: readonly string[]): readonly string[] {
  const order = [...TITLES.keys()];
  return names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Returns the common name of a tag: `HubProjects` is "Projects", `Proteomics uploads` is "Uploads". */
export function formatTagTitle(tag: string): string {
  const short = tag
    .replace(/^Hub(?=[A-Z])|^Proteomics (?=\S)/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return `${short.slice(0, 1).toUpperCase()}${short.slice(1)}`;
}

/** Returns whether an operation is only useful in browsers: it has no request or response body for programs. */
function isPageOnly({ answers, bodies }: Described): boolean {
  const types = answers.filter(({ status }) => status < 400).flatMap(({ media }) => media.map(({ type }) => type));
  const isPage = types.every((type) => type === 'text/html');
  const isEmpty = types.length === 0 && !answers.some(({ status }) => status >= 300 && status < 400);
  return isPage && !isEmpty && bodies.every(({ type }) => !type.includes('json'));
}

export function buildOperationsModel(all: readonly Described[], q: string) {
  const searchWords = splitSearchWords(q);
  const byApi = Map.groupBy(all, ({ api }) => api);
  const groups = sortApis([...byApi.keys()]).map((api) => createDocumentGroup(api, byApi.get(api) ?? [], searchWords));
  const rows = groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.rows));
  const ranked = moveTitleMatchesFirst(groups, searchWords, ({ tags: [first] }) => first?.rows[0]?.summary ?? '');
  return { q, groups: ranked, total: rows.length, shown: rows.filter(({ isHidden }) => !isHidden).length };
}

function createDocumentGroup(api: string, operations: readonly Described[], searchWords: readonly string[]) {
  const { document } = operations[0] as Described;
  const title = getApiTitle(api, document.info.title);
  // Readers of this list write programs, so operations of pages come last.
  const byTag = Map.groupBy(operations, (one) => (isPageOnly(one) ? PAGES : one.tag));
  const pages = byTag.get(PAGES);
  byTag.delete(PAGES);
  const tags = [...byTag, ...(pages === undefined ? [] : [[PAGES, pages] as const])].map(([name, ofTag]) => {
    const all = ofTag.map((one) => createOperationRow(one, `${title} ${one.tag}`, searchWords));
    const rows = moveTitleMatchesFirst(all, searchWords, ({ summary }) => summary);
    return {
      name: formatTagTitle(name),
      anchor: `${api}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      description:
        name === PAGES
          ? 'Pages for browsers, and their forms.'
          : (document.tags?.find((tag) => tag.name === name)?.description ?? ''),
      rows,
      isHidden: rows.every(({ isHidden }) => isHidden),
    };
  });
  const ranked = moveTitleMatchesFirst(tags, searchWords, ({ rows: [first] }) => first?.summary ?? '');
  return { api, title, tags: ranked, total: operations.length, isHidden: tags.every(({ isHidden }) => isHidden) };
}

function createOperationRow(
  { operationId, method, path, summary, operation }: Described,
  within: string,
  searchWords: readonly string[],
) {
  const words = getSearchedText({ operationId, method, path, summary }, within);
  return {
    operationId,
    method,
    path,
    summary,
    href: buildReferencePath(operationId),
    isDeprecated: getDeprecation(operation) !== undefined,
    words,
    isHidden: !containsAllWords(words, searchWords),
  };
}

/** Returns the searchable text of an operation, in lower case: the contract, and synonyms. */
export function getSearchedText(
  { operationId, method, path, summary }: Pick<Described, 'operationId' | 'method' | 'path' | 'summary'>,
  within: string,
): string {
  const searchedText = `${method} ${path} ${operationId} ${summary} ${within}`.toLowerCase();
  return `${searchedText} ${addSynonyms(summary.toLowerCase())}`;
}
