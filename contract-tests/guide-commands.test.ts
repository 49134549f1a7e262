/** Tests the code blocks of the guides: commands, settings, paths of operations and configuration of this release. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { getOperations, readDocument, resolveReference } from '../src/contract/documents/document.ts';
import { readTools } from '../src/proteomics/runs/tools/tools-file.ts';
import { SETTINGS } from '../src/settings.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { hasCurl } from './samples/curl-run.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'bin/concordat.js');

/** A code block with its language (`shell` if it is indented) and its text. */
interface Block {
  readonly guide: string;
  readonly language: string;
  readonly text: string;
}

const guides = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/*.md', 'profiles/README.md'], { cwd: ROOT })
  .filter((guide) => !/api-changelog|contract\.md|requirements/.test(guide))
  .sort();
const blocks = guides.flatMap((guide) => getBlocks(guide, readFileSync(join(ROOT, guide), 'utf8')));
const shell = blocks.filter(({ language }) => language === 'shell');

function getBlocks(guide: string, text: string): Block[] {
  const fenced = [...text.matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    guide,
    language: language === '' ? 'shell' : language,
    text: code,
  }));
  // Indented blocks follow an empty line. In a list item, they are indented by three more columns.
  const rest = text.replace(/^```.*?^```$/gms, '');
  const indented = [...rest.matchAll(/(?<=\n\n)(?:(?: {4}| {7})(?! ).*\n(?: {4,}.*\n)*)+/g)].map(([code]) => ({
    guide,
    language: 'shell',
    text: code.replaceAll(/^ {4}(?: {3})?(?! )/gm, ''),
  }));
  return [...fenced, ...indented];
}

describe('The code blocks of the guides', () => {
  it('include more than 40 blocks of commands, and are in seven languages', () => {
    expect(shell.length).toBeGreaterThan(40);
    expect(new Set(blocks.map(({ language }) => language))).toEqual(
      new Set(['shell', 'ts', 'js', 'html', 'yaml', 'python', 'r']),
    );
  });

  it('call only npm scripts that package.json contains', () => {
    const named = shell.flatMap(({ guide, text }) =>
      [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => ({ guide, script })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ script }) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
  });

  it('set only variables that are settings', () => {
    const known = new Set([...SETTINGS, ...AUTH_SETTINGS].map(({ variable }) => variable as string));
    const set = shell.flatMap(({ guide, text }) =>
      [...text.matchAll(/(?:^|echo )([A-Z][A-Z0-9_]+)=/gm)].map(([, variable = '']) => ({ guide, variable })),
    );
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter(({ variable }) => !known.has(variable))).toEqual([]);
  });

  it('name only files that exist', () => {
    const named = blocks.flatMap(({ guide, text }) =>
      [...text.matchAll(/(?<![\w./])(?:deploy|profiles|scripts|contract-tests)\/[\w./-]+\.\w+/g)].map(([file]) => ({
        guide,
        file,
      })),
    );
    expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('have no syntax errors if they are JavaScript', () => {
    const scripts = blocks.filter(({ language }) => language === 'js');
    expect(scripts.map(({ text }) => new Script(text))).toHaveLength(scripts.length);
  });

  it('can be parsed if they are YAML', () => {
    const documents = blocks.filter(({ language }) => language === 'yaml');
    expect(documents.length).toBeGreaterThan(3);
    for (const { text } of documents) expect(parse(text)).toBeTypeOf('object');
  });
});

describe('The names of buttons, pages and fields in the guides', () => {
  const code = globSync(['views/**/*.eta', 'views/assets/**/*.ts', 'src/**/*.ts', 'profiles/**/profile.yaml'], { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/testing-/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  // Matches bold text that starts with a capital letter. At the start of a line, it may be a topic instead of a button.
  const named = guides
    .filter((guide) => /^README|hub|proteomics|quality|sample-metadata|dia-nn/.test(guide))
    .flatMap((guide) =>
      [...readFileSync(join(ROOT, guide), 'utf8').matchAll(/(?<=[^*\n][ (])\*\*([A-Z][^*\n]*[^.*:\n])\*\*/g)].map(
        ([, label = '']) => ({ guide, label }),
      ),
    );

  it('appear on the pages', () => {
    expect(named.length).toBeGreaterThan(30);
    const isShown = (label: string) =>
      code.includes(label) || code.includes(`name: ${label.toLowerCase().replaceAll(' ', '_')}`);
    expect(named.filter(({ label }) => !isShown(label))).toEqual([]);
  });
});

describe('The operations in the guides', () => {
  const known = ['organisation', 'collaborations', 'hub', 'proteomics', 'schemas', 'server', 'support'].flatMap((document) =>
    [...getOperations(readDocument(document))].map(({ method, path }) => ({
      method,
      segments: path.split('/'),
    })),
  );
  const named = guides.flatMap((guide) =>
    [...readFileSync(join(ROOT, guide), 'utf8').matchAll(/`(GET|PUT|POST|PATCH|DELETE) (…?\/[^`?\s]+)[^`]*`/g)].map(
      ([, method = '', path = '']) => ({ guide, method, path }),
    ),
  );

  it('exist in the contract', () => {
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter(
      ({ method, path }) => !known.some((one) => one.method === method && isPath(path, one.segments)),
    );
    expect(missing).toEqual([]);
  });
});

describe('The forms that curl sends in the guides', () => {
  const documents = ['proteomics', 'hub'].map(readDocument);
  const sent = shell
    .flatMap(({ guide, text }) =>
      text
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => ({ guide, line })),
    )
    .filter(({ line }) => /^curl .*-F /.test(line))
    .map(({ guide, line }) => ({
      guide,
      path: /localhost:8124(\/\S+)/.exec(line)?.[1] ?? '',
      fields: [...line.matchAll(/-F (\w+)=/g)].map(([, field = '']) => field),
    }));

  /** Replaces parameters of the contract, and variables of the shell, by a placeholder. */
  const hideNames = (path: string) => path.replaceAll(/\{\w+\}|\$\w+/g, '*');

  it.each(sent)('contain only fields of the operation: $guide $path', ({ path, fields }) => {
    const properties = documents.flatMap((document) => {
      const posted = [...getOperations(document)].find(
        (one) => one.method === 'POST' && hideNames(one.path) === hideNames(path),
      );
      const body = posted?.operation.requestBody as { content: Record<string, { schema: { $ref?: string } }> } | undefined;
      const schema = body?.content['multipart/form-data']?.schema ?? {};
      return Object.keys(resolveReference<{ properties?: object }>(document, schema).properties ?? {});
    });
    expect(properties).toEqual(expect.arrayContaining(fields));
  });

  it('are more than three', () => {
    expect(sent.length).toBeGreaterThan(3);
  });
});

describe('The tools in docs/pipelines.md', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-guide-tools-'));
    for (const file of ['human.fasta', 'human-decoys.fasta']) writeFileSync(join(folder, file), '>P1\nMK\n');
    const raw = '<filePaths><string>a.raw</string></filePaths>';
    writeFileSync(
      join(folder, 'mqpar.xml'),
      `<MaxQuantParams><fastaFiles><FastaFileInfo><fastaFilePath>a.fasta</fastaFilePath></FastaFileInfo></fastaFiles>${raw}</MaxQuantParams>`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const documents = blocks.filter(({ guide, language }) => guide === 'docs/pipelines.md' && language === 'yaml');
  it.each(documents)('are valid (document %#)', ({ text }) => {
    const toolsFile = join(folder, 'tools.yaml');
    writeFileSync(toolsFile, text);
    expect([...readTools({ toolsFile }).keys()]).toEqual(Object.keys(parse(text).tools));
  });
});

describe('The commands of concordat in the guides', { tags: 'full' }, () => {
  const used = new Map<string, Set<string>>();
  for (const { text } of shell)
    for (const [, command = '', words = ''] of text
      .replaceAll(/\\\n/g, ' ')
      .matchAll(/(?:npx |^|ExecStart=npx )concordat (\w+)(.*)$/gm)) {
      const options = used.get(command) ?? new Set();
      for (const [option] of words.split(' #')[0]?.matchAll(/(?<= )--[\w-]+/g) ?? []) options.add(option);
      used.set(command, options);
    }

  it('are more than seven', () => {
    expect(used.size).toBeGreaterThan(7);
  });

  it.each([...used])('have only options that the help lists: %s', (command, options) => {
    const help = execFileSync(process.execPath, [COMMAND, command, '--help'], { encoding: 'utf8' });
    expect([...options].filter((option) => !help.includes(option))).toEqual([]);
  });
});

const runScript = (text: string, folder: string) => promisify(execFile)('sh', ['-c', text], { cwd: folder });

/** Returns whether the contract has a path of a guide. `…` stands for further segments; placeholders may have any brackets. */
function isPath(written: string, segments: readonly string[]): boolean {
  const own = written.replace(/^…/, '').split('/');
  const known = written.startsWith('…') ? ['', ...segments.slice(1 - own.length)] : segments;
  const isPlaceholder = (segment: string | undefined) => /^[{<]/.test(segment ?? '');
  return (
    own.length === known.length &&
    own.every((segment, index) => segment === known[index] || (isPlaceholder(segment) && isPlaceholder(known[index])))
  );
}

/** Returns whether a block needs only a running server. Other tests cover installations, builds and starts. */
const needsOnlyServer = ({ guide, text }: Block) =>
  /^(?:README|docs\/tour)\.md$/.test(guide) && /^(?:curl|printf|npx concordat validate)\b/.test(text);

describeWithDatabase('The steps of README.md and docs/tour.md', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    folder = mkdtempSync(join(tmpdir(), 'concordat-guide-'));
    symlinkSync(join(ROOT, 'profiles'), join(folder, 'profiles'));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!hasCurl).each(blocks.filter(needsOnlyServer))(
    'exit without an error: $text',
    { tags: 'full' },
    async ({ text }) => {
      // Rejects with the output of the command if it fails.
      const { stdout } = await runScript(buildScript(text), folder);
      expect(stdout).not.toBe('');
    },
  );

  it.skipIf(!hasCurl)('receive the response shown in docs/tour.md', { tags: 'full' }, async () => {
    const index = blocks.findIndex(({ guide, text }) => guide === 'docs/tour.md' && text.startsWith('{"valid"'));
    const shown = JSON.parse(blocks[index]?.text ?? '');
    const { stdout } = await runScript(buildScript(blocks[index - 1]?.text ?? ''), folder);
    const [{ message: _message, ...error }] = shown.errors;
    expect(JSON.parse(stdout)).toEqual({ ...shown, errors: [{ ...error, message: expect.any(String) }] });
  });

  /** Returns the commands with the address of this server. Error statuses make curl fail. */
  function buildScript(text: string): string {
    const commands = text
      .replaceAll('localhost:8124', new URL(server.address).host)
      .replaceAll('npx concordat', `'${process.execPath}' '${COMMAND}'`);
    return `set -e\ncurl() { command curl --fail --silent --show-error "$@"; }\n${commands}`;
  }
});
