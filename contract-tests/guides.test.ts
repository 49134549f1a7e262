import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { SETTINGS } from '../src/settings.ts';
import { formatLeftOutEntry, LEFT_OUT } from './dredd-left-out.ts';

const ROOT = join(import.meta.dirname, '..');
const guide = readFileSync(join(ROOT, 'docs/checks.md'), 'utf8');

/** Returns the entries of the list below a heading, each on one line. */
function listEntries(heading: string): string[] {
  const [section = ''] = (guide.split(`\n## ${heading}\n`)[1] ?? '').split(/\n#+ /);
  const [, ...entries] = section.split(/\n- /);
  return entries.map((entry) => `- ${entry.split('\n\n')[0]?.replaceAll(/\s+/g, ' ').trim()}`);
}

describe('Each response without a Dredd test', () => {
  it('is listed in docs/checks.md', () => {
    expect(listEntries('What Dredd cannot check')).toEqual(LEFT_OUT.map(formatLeftOutEntry));
  });

  it.each(LEFT_OUT)('is documented: $document $operations', ({ document, operations, statuses = [] }) => {
    const documented = new Map(
      [...getOperations(readDocument(document))].map(({ operation }) => [operation.operationId, operation.responses]),
    );
    const isMissingStatus = (operation: string) => {
      const answers = documented.get(operation);
      return answers === undefined || statuses.some((status) => answers[status] === undefined);
    };
    if (operations === undefined) expect([...documented.keys()].every(isMissingStatus)).toBe(false);
    else expect(operations.filter(isMissingStatus)).toEqual([]);
  });

  it.each(LEFT_OUT)('is covered by an existing test: $test', ({ test }) => {
    expect(existsSync(join(ROOT, test))).toBe(true);
  });

  it('is skipped only by the shared runner of Dredd', () => {
    const tests = globSync('contract-tests/dredd*.{ts,cjs}', { cwd: ROOT }).filter((file) => !file.includes('left-out'));
    const skipping = tests.filter((file) => /\bskip = true|\bisLeftOut\(/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(skipping).toEqual(['contract-tests/dredd.ts']);
  });
});

describe('The rules that Prism cannot check', () => {
  it.each(listEntries('What Prism cannot check'))('cite a file that checks them: %s', (entry) => {
    expect(listCitedFiles(entry)).not.toEqual([]);
  });
});

describe('docs/checks.md', () => {
  it('names only files that exist', () => {
    expect(listCitedFiles(guide).length).toBeGreaterThan(20);
    expect(listCitedFiles(guide).filter((file) => globSync(file.replace(/^\.\.\//, ''), { cwd: ROOT }).length === 0)).toEqual(
      [],
    );
  });
});

describe('The links between guides', () => {
  const texts = new Map(
    globSync(['*.md', 'docs/*.md', 'profiles/README.md', 'contract-tests/released/README.md'], { cwd: ROOT }).map((file) => [
      file,
      readFileSync(join(ROOT, file), 'utf8'),
    ]),
  );
  const links = [...texts].flatMap(([file, text]) =>
    [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/\]\((?!https?:)([^)#\s]*)#([^)]+)\)/g)].map(
      ([, target = '', anchor = '']) => ({ file, target: target === '' ? file : join(dirname(file), target), anchor }),
    ),
  );

  it('point to existing headings', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ target, anchor }) => !getAnchors(texts.get(target) ?? '').has(anchor))).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const terms = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| (?!term |---)([^|]+) \|/gm)].map(
    ([, term = '']) => term,
  );

  it('defines each term only once', () => {
    expect(terms.length).toBeGreaterThan(55);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});

describe('The messages in docs/dia-nn.md', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/dia-nn.md'), 'utf8').split(
    '\n| message contains | solution |\n|---|---|\n',
  );
  const sources = globSync('src/{proteomics,web/uploads}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\/testing-/.test(file),
  );
  const code = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');

  it.each([...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, message = '']) => message))('exist in the code: %s', (message) => {
    expect(code).toContain(message);
  });
});

describe('SECURITY.md', () => {
  const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
  const [promised = ''] = (text.split('\n## Guarantees\n')[1] ?? '').split(/\n## /);
  const [, ...promises] = promised.split(/\n- /).map((promise) => promise.replaceAll(/\s+/g, ' ').replace(/^\*\*.*?\*\* /, ''));
  const sentences = promises.flatMap((promise) => promise.split(/(?<=\.) (?=[A-Z`/])/));

  it.each(sentences)('cites an existing test for each claim: %s', (promise) => {
    const tests = listCitedFiles(promise).filter((file) => file.endsWith('.test.ts'));
    expect([tests.length > 0, tests.filter((file) => !existsSync(join(ROOT, file)))]).toEqual([true, []]);
  });
});

describe('The protections in SECURITY.md', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n## Protections\n');
  const [section = ''] = table.split(/\n## /);
  const rows = [...section.matchAll(/^\| (.+?) \| .+? \| (\S+) `(.+?)` \| (\S+) "(.+?)" \|$/gm)].map(
    ([, name = '', wired = '', symbol = '', test = '', title = '']) => ({ name, wired, symbol, test, title }),
  );

  it('are complete in every row of the table', () => {
    expect(rows.length).toBe(section.split('\n').filter((line) => line.startsWith('|')).length - 2);
  });

  it('include each setting of a limit', () => {
    const limits = SETTINGS.map(({ variable }) => variable).filter((variable) => /^(?:LIMIT|MAX)_/.test(variable));
    expect(limits.filter((variable) => !section.includes(`\`${variable}\``))).toEqual([]);
  });

  it.each(rows)('have existing code and an existing test: $name', ({ wired, symbol, test, title }) => {
    expect(readFileSync(join(ROOT, wired), 'utf8')).toContain(symbol);
    expect(test).toMatch(/\.test\.ts$/);
    expect(readFileSync(join(ROOT, test), 'utf8')).toContain(title);
  });
});

function listCitedFiles(text: string): string[] {
  return [...text.matchAll(/(?:[\w.-]+\/)+[\w.*-]*\w\.(?:ts|md|cjs|json|yaml)\b/g)].map(([file]) => file);
}

/** Returns the anchors of the headings on a page, in GitHub's format. */
function getAnchors(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
