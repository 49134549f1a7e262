import { describe, expect, it } from 'vitest';
import { type ContractDocument, readDocument } from '../../contract/documents/document.ts';
import { createRender } from '../../web/views.ts';
import { listDescriptions } from './described.ts';
import { buildOperationModel, parseDescriptionBlocks } from './operation-page.ts';
import { createReferenceHandlers } from './reference.ts';

const answer = { description: 'Fine.', content: { 'application/json': { schema: { type: 'object' }, example: { a: '<b>' } } } };

const toy: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Concordat toy', version: '1' },
  paths: {
    '/old': {
      get: {
        operationId: 'getOld',
        tags: ['Old'],
        summary: 'Read <i>what</i> was',
        description: 'Says `a<b>`.',
        deprecated: true,
        'x-deprecated-since': '2026-03-01',
        'x-sunset': '2027-03-01',
        'x-successor': 'getNew',
        responses: { '200': answer },
      },
    },
    '/new': { get: { operationId: 'getNew', tags: ['New'], summary: 'Read what is', responses: { '200': answer } } },
  },
};

function getPages(documents: ReadonlyMap<string, ContractDocument>) {
  const render = createRender({ cache: true, site: { version: '1.0.0', services: [] } });
  const handlers = createReferenceHandlers({
    render,
    all: () => listDescriptions(documents),
    baseUrl: 'http://localhost:8124/',
  });
  const getHtml = (reply: unknown) => (reply as { content: string }).content;
  return {
    renderOperation: (operation: string) => getHtml(handlers.showOperation({ path: { operation } } as never)),
    all: (q?: string) => getHtml(handlers.listOperations({ query: { q } } as never)),
  };
}

const pages = getPages(new Map([['toy', toy]]));

describe('The page of an operation', () => {
  it('shows a deprecation with its end date and successor', () => {
    const html = pages.renderOperation('getOld');
    expect(html).toMatch(/Deprecated since[\s\S]*2026-03-01[\s\S]*2027-03-01[\s\S]*href="\/reference\/getNew"/);
  });

  it('shows no deprecation of an operation that is not deprecated', () => {
    expect(pages.renderOperation('getNew')).not.toContain('Deprecated');
  });

  it('escapes markup in the contract', () => {
    expect(pages.renderOperation('getOld')).not.toMatch(/<i>|<b>/);
  });

  it('shows the URL of the server that serves it', () => {
    expect(pages.renderOperation('getNew')).toContain('curl &#39;http://localhost:8124/new&#39;');
  });

  it('returns 404 for an unknown operation', () => {
    expect(() => pages.renderOperation('getNothing')).toThrow('No such operation: getNothing');
  });

  it('shows every documented response of every operation of this server', () => {
    const names = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'];
    const all = listDescriptions(new Map(names.map((name) => [name, readDocument(name)])));
    const lacking = all.filter((one) => {
      const { answers, errors } = buildOperationModel(one, all, 'http://localhost:8124');
      return (
        answers.length + errors.length !== Object.keys(one.operation.responses).length ||
        [...answers, ...errors].some(({ name }) => name === '')
      );
    });
    expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('The page of all operations', () => {
  it('marks deprecated operations', () => {
    expect(pages.all().match(/<span class="tag">deprecated<\/span>/g)).toHaveLength(1);
  });

  it('shows operations that contain all search words, even in another case or as parts of words', () => {
    expect(readShownTexts(pages.all('READ wAs'))).toEqual(['getOld']);
  });

  it('explains the next step if no operation matches', () => {
    expect(pages.all('nonsense')).toMatch(/data-empty="operations">[\s\S]*see all/);
  });

  it('escapes the search words', () => {
    expect(pages.all('"><script>')).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  function readShownTexts(html: string): string[] {
    return [...html.matchAll(/<li data-words="[^"]*"\s+data-title="[^"]*"><a[^>]*href="\/reference\/(\w+)"/g)].map(
      ([, id = '']) => id,
    );
  }
});

describe('A description in the contract', () => {
  it('is rendered as paragraphs and lists', () => {
    expect(parseDescriptionBlocks('One\ntwo.\n\n- a\n  b\n- c\n\n')).toEqual([
      { text: 'One\ntwo.', items: [] },
      { text: '', items: ['a\n  b', 'c'] },
    ]);
  });
});
