// @module-tag full
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Texts of the administrator, of this program and of its database. */
const TRUSTED = /^src\/(auth\/settings|setting|cli\/|server\/reference\/|storage\/|service-manager|run\.ts|log\.ts)/;
const IS_TEST = /\.test\.ts$|\/testing(-[^/]*)?\.ts$/;

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions of the code that have repetitions without an end. */
function patternsIn(file: string): Pattern[] {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && /[*+]|\{\d+,\}/.test(node.text)) {
      const end = node.text.lastIndexOf('/');
      const isSplit = ts.isCallExpression(node.parent) && /\.split$/.test(node.parent.expression.getText());
      const flags = node.text.slice(end + 1);
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const place = `${file}:${line + 1} ${node.text}`;
      found.push({ place, source: node.text.slice(1, end), flags: isSplit && !flags.includes('g') ? `${flags}g` : flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const ESCAPED: Readonly<Record<string, string>> = {
  s: ' ',
  d: '1',
  w: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  S: 'x',
  D: 'x',
  W: ' ',
  b: '',
  B: '',
};

/** The parts of a pattern: escaped characters, classes, brackets of groups, repetitions, and literal characters. */
const PARTS =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|\(\?<[=!]|\(\?[:=!]|\(\?<\w+>|[*+?]\??|\{\d+,?\d*\}\??|[\s\S]/gi;

/** A text that matches a pattern, without its repetitions: the first choice of each alternative. */
function sampleOf(source: string): string {
  let sample = '';
  // For each open group: whether it is read, and whether its first alternative is over.
  const groups: boolean[] = [];
  for (const [part] of source.matchAll(PARTS)) {
    if (/^\(/.test(part)) groups.push(/^\(\?<?[=!]/.test(part));
    else if (part === ')') groups.pop();
    else if (part === '|') groups[groups.length - 1] = true;
    else if (!groups.includes(true)) sample += getCharacter(part);
  }
  return sample;
}

function getCharacter(part: string): string {
  if (/^([*+?^$]|\{\d)/.test(part) && part !== '^^') return '';
  if (part.startsWith('[^')) return ['x', ' ', '1'].find((one) => new RegExp(part).test(one)) ?? '';
  if (part.startsWith('[')) return [...' 1axeE+-."\n|;,[(<:_/m'].find((one) => new RegExp(part, 'i').test(one)) ?? '';
  if (/^\\[pPuxk]/.test(part)) return ' ';
  if (part.startsWith('\\')) return ESCAPED[part.charAt(1)] ?? part.slice(1);
  return part === '.' ? 'x' : part;
}

const LENGTH = 40_000;

/** Beginnings that are repeated and never end. */
function attacksOn(source: string, length: number): string[] {
  const sample = sampleOf(source);
  const characters = [...new Set([...sample, ' ', '1', 'x', '\n', '"'])].slice(0, 12);
  const pairs = characters.slice(0, 7).flatMap((one) => characters.slice(0, 7).map((other) => one + other));
  const beginnings = Array.from({ length: Math.min(sample.length, 40) }, (_, at) => sample.slice(0, at + 1));
  const units = new Set([...characters, ...pairs, ...beginnings, ...beginnings.map((one) => `${one} `)]);
  const repeated = [...units].map((unit) => unit.repeat(Math.ceil(length / unit.length)));
  const behind = beginnings.flatMap((beginning) =>
    [...characters, ...pairs.slice(0, 20)].map((unit) => beginning + unit.repeat(length / 2)),
  );
  return [...repeated, ...behind].map((text) => `${text}\u0001`);
}

/** Milliseconds of the slowest attack up to the first slow one: the best of five tries, because other programs only add time. */
const SEARCH = `
  const pattern = new RegExp(source, flags);
  let slowest = [0, ''];
  for (const text of texts) {
    let best = Infinity;
    for (let tries = 0; tries < 5 && best > quick; tries += 1) {
      pattern.lastIndex = 0;
      const begun = now();
      if (pattern.global) text.replace(pattern, ''); else pattern.exec(text);
      best = Math.min(best, now() - begun);
    }
    if (best > slowest[0]) slowest = [best, text];
    if (best > quick) break;
  }
  slowest;`;

function slowest({ source, flags }: Pattern, texts: readonly string[], quick: number): readonly [number, string] {
  const context = createContext({ source, flags, texts, quick, now: () => performance.now() });
  try {
    return runInContext(SEARCH, context, { timeout: 10_000 }) as [number, string];
  } catch {
    return [Number.POSITIVE_INFINITY, texts[0] as string];
  }
}

/** A slower search is measured again with a shorter text, because only growth decides. */
const SUSPECT_MS = 10;
const SHORTER = 16;

function isLinear(pattern: Pattern): boolean {
  const [first, text] = slowest(pattern, attacksOn(pattern.source, LENGTH), SUSPECT_MS);
  if (first <= SUSPECT_MS) return true;
  const part = `${text.slice(0, Math.ceil(text.length / SHORTER))}\u0001`;
  // 16 times as many characters take 16 times as long in linear time, more if matches are collected, and 256 times in quadratic
  // time.
  return first / slowest(pattern, [part], 0)[0] < SHORTER * 12;
}

const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !IS_TEST.test(file) && !TRUSTED.test(file));
const patterns = files.flatMap(patternsIn);

describe('Regular expressions', () => {
  it.each([
    ['<(cvParam|group)\\s((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>', 'g'],
    ['<run\\s[^>]*?start\\s*=', ''],
    ['([A-Za-z:]+)\\s*=\\s*"[^"]*"', 'g'],
    ['^DIA-NN (.+?) +\\(', ''],
    ['\\s*[,\\n]\\s*', 'g'],
    ['^[+-]?\\d+\\.?\\d*$', ''],
    ['\\{(?:[^={}]+=[^{}]*,?)+\\}$', ''],
  ])('are reported if they take quadratic time: %s', (source, flags) => {
    expect(isLinear({ place: '', source, flags })).toBe(false);
  });

  it('take linear time on repeated incomplete prefixes', () => {
    expect(patterns.length).toBeGreaterThan(250);
    expect(patterns.filter((pattern) => !isLinear(pattern)).map(({ place }) => place)).toEqual([]);
  });
});
