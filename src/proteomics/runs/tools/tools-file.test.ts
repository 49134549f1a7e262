import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SettingsError } from '../../../settings.ts';
import { replaceTemplatePaths } from './maxquant-template.ts';
import { fillArgument, limitFileNames } from './placeholders.ts';
import { readTools } from './tools-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

const buildFile = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const readToolsText = (text: string, name = 'tools.yaml') => readTools({ toolsFile: buildFile(name, text) });
const listProblems = (text: string, name?: string) => {
  try {
    readToolsText(text, name);
    return [];
  } catch (error) {
    return (error as SettingsError).problems.map((problem) => problem.replace(/^TOOLS_FILE \S+: /, ''));
  }
};
const createTemplate = (paths: string) =>
  `<M><fastaFilePath>a</fastaFilePath><filePaths>${paths}</filePaths><fastaFilePath>b</fastaFilePath></M>`;

describe('The tools file', () => {
  it('is empty if the setting is missing', () => {
    expect(readTools({ toolsFile: undefined }).size).toBe(0);
  });

  it('has default values for steps', () => {
    const tool = readToolsText('tools: { plain: { steps: [{ name: one, command: [cat, "{raw_file}"] }] } }').get('plain');
    expect(tool).toMatchObject({
      title: 'plain',
      environment: ['PATH', 'LANG', 'LC_ALL', 'TZ'],
      steps: [{ minutes: 360, memoryMb: undefined, collect: [], success: { exitCodes: [0], files: [], neverSays: [] } }],
    });
  });

  it('may be in JSON format', () => {
    expect(readToolsText('{"tools":{"plain":{"steps":[{"name":"one","command":["true"]}]}}}', 'tools.json').has('plain')).toBe(
      true,
    );
  });

  it.each([
    ['tools: { a: { steps: [] } }', 'tools.a.steps must have at least one step'],
    ['tools: { a: { steps: [{ name: one }] } }', 'tools.a.steps[0].command must be a list of a program and its arguments'],
    ['tools: { a: { steps: [{ name: one, command: rm -rf }] } }', 'tools.a.steps[0].command must be a list'],
    ['tools: { a: { steps: [{ name: one, command: [x], shell: true }] } }', 'tools.a.steps[0].shell is unknown'],
    ['tools: { a: { steps: [{ name: one, command: ["{password}"] }] } }', 'tools.a.steps[0].command names {password}'],
    ['tools: { a: { steps: [{ name: one, command: ["{fasta}"] }] } }', 'tools.a.steps[0].command names {fasta}'],
    ['tools: { a: { steps: [{ name: one, command: [x], minutes: -1 }] } }', 'tools.a.steps[0].minutes must be a number'],
    ['tools: { a: { steps: [{ name: one, command: [x], collect: ["../*"] }] } }', 'tools.a.steps[0].collect must be a list'],
    [
      'tools: { a: { fasta: absent.fasta, steps: [{ name: one, command: [x] }] } }',
      'tools.a.fasta is absent.fasta, and there is',
    ],
    ['tools: { "A b": { steps: [{ name: one, command: [x] }] } }', 'tools has the name "A b"'],
    ['tools: [', 'cannot be read: '],
    ['3', ' must be an object'],
  ])('is rejected with the content %s, and the error states the position', (text, problem) => {
    expect(listProblems(text).join('\n')).toContain(problem.trim());
  });

  it('is rejected with an error that lists all problems', () => {
    expect(
      listProblems('tools: { a: { steps: [{ name: one, command: [1] }, { name: one, command: [x], minutes: x }] } }').length,
    ).toBe(4);
  });

  it.each([
    ['', 'must have exactly one raw file (<filePaths><string>), not 0'],
    ['<string>a</string><string>b</string>', 'must have exactly one raw file (<filePaths><string>), not 2'],
  ])('is rejected for a template with the raw files "%s"', (paths, problem) => {
    buildFile('mqpar.xml', createTemplate(paths));
    buildFile('x.fasta', '>x');
    const text = 'tools: { a: { template: mqpar.xml, fasta: x.fasta, steps: [{ name: one, command: ["{template}"] }] } }';
    expect(listProblems(text)).toEqual([`tools.a.template ${problem}`]);
  });
});

describe('A MaxQuant template', () => {
  it('is changed only in the path of the raw file, which is escaped, and in every path of a FASTA file', () => {
    const filled = replaceTemplatePaths(createTemplate('<string>old.raw</string>'), {
      rawFile: "/a & <b>/$1 '.raw",
      fasta: '/x.fasta',
    });
    expect(filled).toBe(
      '<M><fastaFilePath>/x.fasta</fastaFilePath><filePaths><string>/a &amp; &lt;b&gt;/$1 &#39;.raw</string></filePaths><fastaFilePath>/x.fasta</fastaFilePath></M>',
    );
  });
});

describe('A placeholder', () => {
  it('is not replaced inside the value of another placeholder', () => {
    expect(fillArgument('-f={raw_file}', { raw_file: '/{work_dir}/$&.raw', work_dir: '/w' })).toEqual([
      '-f=/{work_dir}/$&.raw',
    ]);
  });

  it('replaces the longest matching path in a log', () => {
    expect(limitFileNames('read /w/raw/x.raw in /w', { work_dir: '/w', raw_file: '/w/raw/x.raw' })).toBe(
      'read {raw_file} in {work_dir}',
    );
  });
});
