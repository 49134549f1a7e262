/** The search of the whole site: pages, results of the services, and operations of the contracts. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'express';
import {
  findItemsByWords,
  type HomeContribution,
  MAX_FINDINGS,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { containsAllWords, moveTitleMatchesFirst, splitSearchWords } from '../web/table-order.ts';
import type { Page, SiteService } from '../web/views.ts';

/** The contributions of the enabled services, in the order of the site. */
export type HomeContributions = ReturnType<typeof createHomeContributions>;

/** Milliseconds that a page waits for all services together. */
const TIMEOUT_MS = 1_500;

/** Creates the collection. `report` receives the errors of services; a timeout is no error. */
export function createHomeContributions(
  contributions: readonly HomeContribution[],
  report: (error: unknown) => void,
  timeoutMs = TIMEOUT_MS,
) {
  async function collectAnswers<Answer>(ask: (contribution: HomeContribution) => Promise<Answer>): Promise<readonly Answer[]> {
    const ending = new AbortController();
    const late = delay(timeoutMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    const answers = contributions.map((contribution) => {
      const answer = ask(contribution).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      return Promise.race([answer, late]);
    });
    const results = await Promise.all(answers);
    ending.abort();
    return results.filter((answer) => answer !== undefined) as Answer[];
  }
  return {
    async listMine(request: Request) {
      const all = await collectAnswers((contribution) => contribution.listMine(request));
      return { needs: all.flatMap(({ needs }) => needs), recent: all.flatMap(({ recent }) => recent) };
    },
    find: async (request: Request, words: readonly string[]) =>
      (await collectAnswers((contribution) => contribution.find(request, words))).flat(),
  };
}

export interface SearchedOperation {
  readonly title: string;
  /** Method and path. */
  readonly call: string;
  readonly path: string;
  /** The searchable text, in lower case. */
  readonly words: string;
}

export const findPage: Page = { title: 'Search', crumbs: [], styles: ['styles/find.css'] };

/** Kinds in the order of the results, with the titles of their groups. */
const KINDS: ReadonlyMap<SearchFinding['kind'], string> = new Map([
  ['Page', 'Pages'],
  ['Collaboration', 'Collaborations'],
  ['Project', 'Projects'],
  ['Workspace', 'Workspaces'],
  ['Entity', 'Entities'],
  ['Pipeline', 'Pipelines'],
  ['Run', 'Runs'],
  ['Profile', 'Profiles'],
  ['Operation', 'API operations'],
]);

const OWN_PAGES: readonly SearchFinding[] = [
  { kind: 'Page', title: 'Home', detail: '', path: '/' },
  { kind: 'Page', title: 'API reference', detail: 'Every operation, with samples to copy', path: '/reference' },
  { kind: 'Page', title: 'Try the API', detail: 'Swagger UI', path: '/docs' },
];

const NEW_PROJECT: SearchFinding = {
  kind: 'Page',
  title: 'New project',
  detail: 'Start a project in a workspace, or with a new one',
  path: '/hub/projects/new',
};

export interface FindingParts {
  readonly services: readonly SiteService[];
  readonly hasLogin: boolean;
  readonly contributions: HomeContributions;
  readonly operations: () => readonly SearchedOperation[];
}

/** Creates the search. Without words, it returns the entry pages. */
export function createFinder({
  services,
  hasLogin,
  contributions,
  operations,
}: FindingParts): (request: Request, q: string) => Promise<readonly SearchFinding[]> {
  const pages: readonly SearchFinding[] = [
    ...services.flatMap(({ pages }) =>
      pages.map(({ title, path, summary }): SearchFinding => ({ kind: 'Page', title, detail: summary, path })),
    ),
    ...(hasLogin
      ? [
          { kind: 'Page', title: 'Your profile', detail: 'Your account, collaborations and rights', path: '/profile' } as const,
          { kind: 'Page', title: 'Log out', detail: '', path: '/auth/logout' } as const,
        ]
      : []),
    ...(services.some(({ name }) => name === 'hub') ? [NEW_PROJECT] : []),
    ...OWN_PAGES,
  ];
  return async (request, q) => {
    const words = splitSearchWords(q);
    if (words.length === 0) return pages;
    const foundPages = findItemsByWords(pages, words, ({ title, detail }) => `${title} ${detail}`);
    const found = [
      ...moveTitleMatchesFirst(foundPages, words, ({ title }) => title),
      ...(await contributions.find(request, words)),
      ...operations()
        .filter((operation) => containsAllWords(operation.words, words))
        .slice(0, MAX_FINDINGS)
        .map(({ title, call, path }): SearchFinding => ({ kind: 'Operation', title, detail: call, path })),
    ];
    const order = [...KINDS.keys()];
    return found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  };
}

export function createFindingsModel(q: string, findings: readonly SearchFinding[]) {
  const groups = [...Map.groupBy(findings, ({ kind }) => kind)];
  return { q, groups: groups.map(([kind, of]) => ({ kind: KINDS.get(kind) ?? kind, findings: of })) };
}
