/** Operations of the server itself: state, contracts, documentation pages (openapi/server). */
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { ServerApiHandlers } from '../../generated/server/stub.ts';
import { wantsPage } from '../contract/accept.ts';
import { buildReferencePath } from '../contract/deprecation.ts';
import type { ContractDocument } from '../contract/documents/document.ts';
import { removePages } from '../contract/documents/without-pages.ts';
import { formatYaml } from '../contract/documents/yaml.ts';
import { NotFoundError, UnavailableError } from '../contract/errors.ts';
import { prepareJson, prepareText, prepareUntagged } from '../contract/prepared.ts';
import { memoize } from '../memoize.ts';
import { replyWithHtml } from '../web/replies/replies.ts';
import { createNoncePolicy } from '../web/security-headers.ts';
import type { Page, Render, SiteService } from '../web/views.ts';
import { createFinder, createFindingsModel, findPage, type HomeContributions } from './finding.ts';
import { buildHomeModel, homePage, type ServiceState } from './home-page.ts';
import { type Described, listDescriptions } from './reference/described.ts';
import { formatTagTitle, getApiTitle, getSearchedText, sortApis } from './reference/operations-page.ts';
import { createReferenceHandlers } from './reference/reference.ts';

export interface ServerFacts {
  render: Render;
  services: readonly SiteService[];
  /** All services, enabled or not. */
  states: readonly ServiceState[];
  contributions: HomeContributions;
  isAdministrator: (request: Request) => Promise<boolean>;
  hasLogin: boolean;
  documents: ReadonlyMap<string, ContractDocument>;
  merged: ContractDocument;
  /** Resolves if all required parts respond; rejects with a sentence that names a part that does not. */
  checkReadiness: () => Promise<void>;
  readWarnings: () => Promise<string[]>;
}

/** Creates the handlers, except the one of metrics.ts. */
export function createServerHandlers({
  render,
  services,
  states,
  contributions,
  isAdministrator,
  hasLogin,
  documents,
  merged,
  checkReadiness,
  readWarnings,
}: ServerFacts): Omit<ServerApiHandlers, 'getMetrics'> {
  const alive = prepareUntagged<{ status: 'ok' }>({ status: 'ok' });
  const asJson = memoize((document: ContractDocument) => prepareJson<never>(document as never));
  const asYaml = memoize((document: ContractDocument) => prepareText(formatYaml(document), 'application/yaml'));
  // Created on first use, because converting all documents would slow down the start.
  const forPrograms = memoize(removePages);
  const selectDocument = (document: ContractDocument, pages = true) => (pages ? document : forPrograms(document));
  const showPage = (...page: Parameters<Render>) => replyWithHtml(200, render(...page));

  // Documents are read on first use, to keep the start fast.
  const described = memoize(listDescriptions);
  const listDescribedOperations = () => described(documents);
  const searched = memoize((operations: readonly Described[]) =>
    operations.map((one) => ({
      title: one.summary,
      call: `${one.method.toUpperCase()} ${one.path}`,
      path: buildReferencePath(one.operationId),
      words: getSearchedText(one, one.tag),
    })),
  );
  const find = createFinder({ services, hasLogin, contributions, operations: () => searched(listDescribedOperations()) });

  return {
    async showHome({ request }) {
      const hasNotes = states.some(({ missing }) => missing.length > 0);
      const [mine, knowsSettings] = await Promise.all([contributions.listMine(request), hasNotes && isAdministrator(request)]);
      return showPage('server/home', homePage, buildHomeModel(states, mine, knowsSettings));
    },
    async findAnything({ request, response, query: { q = '' } }) {
      const findings = await find(request, q.trim());
      if (!wantsPage({ request, response }))
        return { status: 200, body: { results: [...findings] }, headers: { 'Cache-Control': 'no-store' } };
      return showPage('server/find', findPage, createFindingsModel(q.trim(), findings));
    },
    getHealth: () => ({ status: 200, prepared: alive }),
    getLiveness: () => ({ status: 200, prepared: alive }),
    async getReadiness() {
      try {
        await checkReadiness();
      } catch (error) {
        throw new UnavailableError((error as Error).message, { cause: error });
      }
      const warnings = await readWarnings();
      return { status: 200, body: warnings.length === 0 ? { status: 'ok' } : { status: 'ok', warnings } };
    },
    getMergedDocument: ({ query }) => ({ status: 200, prepared: asJson(selectDocument(merged, query.pages)) }),
    getDocument({ path, query }) {
      const [, name = '', ending] = /^(.*)\.(json|yaml)$/.exec(path.document) ?? [];
      const whole = documents.get(name);
      const document = whole === undefined ? undefined : selectDocument(whole, query.pages);
      if (document !== undefined && ending === 'json') return { status: 200, prepared: asJson(document) };
      if (document !== undefined) return { status: 200, type: 'application/yaml', prepared: asYaml(document) };
      throw new NotFoundError(`Document not found: ${path.document}`);
    },
    ...createReferenceHandlers({ render, all: listDescribedOperations, baseUrl: String(merged.servers?.[0]?.url) }),
    showSwaggerUi: () => showPage('server/swagger-ui', swaggerUiPage, {}),
    showRedoc({ query: { document } }) {
      // The content security policy allows Redoc's style elements by this value.
      const nonce = randomBytes(18).toString('base64url');
      const model = { ...buildRedocModel(documents, document, forPrograms), nonce };
      return {
        ...showPage('server/redoc', redocPage, model),
        headers: { 'Content-Security-Policy': createNoncePolicy(nonce) },
      };
    },
  };
}

/** Returns the view model of Redoc for a document, by default the first. @throws NotFoundError if its service is off */
function buildRedocModel(
  documents: ReadonlyMap<string, ContractDocument>,
  name: string | undefined,
  forPrograms: (document: ContractDocument) => ContractDocument,
) {
  const order = sortApis([...documents.keys()]);
  const shown = name ?? order[0] ?? '';
  const document = documents.get(shown);
  if (document === undefined) throw new NotFoundError(`No enabled service has this document: ${shown}`);
  return {
    documentPath: `/openapi/${shown}.json?pages=false`,
    documents: order.map((one) => ({
      title: getApiTitle(one, documents.get(one)?.info.title ?? one),
      path: `/redoc?document=${one}`,
      isShown: one === shown,
    })),
    sections: (forPrograms(document).tags ?? []).map(({ name: tag }) => ({ tag, title: formatTagTitle(tag) })),
  };
}

const swaggerUiPage: Page = {
  title: 'Swagger UI',
  section: '/docs',
  crumbs: [{ title: 'API reference', path: '/reference' }],
  isReader: true,
  styles: ['swagger-ui.css', 'styles/swagger-ui-look.css'],
};
const redocPage: Page = {
  title: 'Redoc',
  section: '/docs',
  crumbs: [{ title: 'API reference', path: '/reference' }],
  isReader: true,
  styles: ['styles/redoc-look.css'],
};
