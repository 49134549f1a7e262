// @module-tag full
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Files whose patterns match only strings of the administrator, of this program or of its database. */
const TRUSTED = /^src\/(auth\/settings|setting|server\/reference\/|storage\/|service-manager|run\.ts|log\.ts)/;
const IS_TEST = /\.test\.ts$|\/testing(-[^/]*)?\.ts$/;

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Lists the regular expressions of a file that have unbounded repetitions. */
function listPatterns(file: string): Pattern[] {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visitNode = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && /[*+]|\{\d+,\}/.test(node.text)) {
      const end = node.text.lastIndexOf('/');
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        place: `${file}:${line + 1} ${node.text}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(tree);
  return found;
}

/** Limits the analysis by steps instead of time, so that the result is the same on every computer. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

function isLinear({ source, flags }: Pattern): boolean {
  return checkSync(source, flags, BY_STEPS).status === 'safe';
}

const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !IS_TEST.test(file) && !TRUSTED.test(file));
const patterns = files.flatMap(listPatterns);

describe('Regular expressions', () => {
  it.each([
    ['<(cvParam|group)\\s((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>', 'g'],
    ['<run\\s[^>]*?start\\s*=', ''],
    ['([A-Za-z:]+)\\s*=\\s*"[^"]*"', 'g'],
    ['^DIA-NN (.+?) +\\(', ''],
    ['\\s*[,\\n]\\s*', 'g'],
    ['^[+-]?\\d+\\.?\\d*$', ''],
    ['\\{(?:[^={}]+=[^{}]*,?)+\\}$', ''],
    ['[?#].*$', ''],
    ['\\{(?:\\s*[^\\s=]+\\s*=(?:\\s*[^\\s,]+|)(?:\\s*,|(?=\\s)))+\\}', 'y'],
  ])('are reported if they take more than linear time: %s', (source, flags) => {
    expect(isLinear({ place: '', source, flags })).toBe(false);
  });

  it('take only linear time in the whole project', { timeout: 400_000 }, () => {
    expect(patterns.length).toBeGreaterThan(250);
    expect(patterns.filter((pattern) => !isLinear(pattern)).map(({ place }) => place)).toEqual([]);
  });
});
