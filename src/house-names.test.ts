/** Rules for test titles and names. An example that breaks each rule proves that the rule can fail. */
import { describe, expect, it } from 'vitest';
import { files, findInLines, findPlaces, readText } from './testing-house.ts';

const sources = files.filter((file) => file.endsWith('.ts'));
const tests = files.filter((file) => file.endsWith('.test.ts'));

/** The title of a suite or test in TypeScript, which can follow a table of several lines. */
const TITLE =
  /(?:\b(describe\w*|it|test)(?:\.\w+)*(?:<[^>]*>)?(?:\([^()]*\))?|(?<=[\])]|as const)\))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`),/g;

/** Returns the titles in a test file, those of suites with the prefix "suite". */
function listTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(
    ([, word, single, double, template]) => `${word?.startsWith('describe') ? 'suite: ' : ''}${single ?? double ?? template}`,
  );
}

describe('A test title', () => {
  const titles = tests.flatMap((file) => listTitles(readText(file)).map((title) => `${file}: ${title}`));

  it('is found after a table of several lines', () => {
    const table = "it.each([\n  ['a', (b) => b()],\n] as const)(\n  'returns %s',\n  (value) => {},\n);\n";
    expect(listTitles(`describe('One', () => {\n${table}${table.replace(' as const', '')}});`)).toEqual([
      'suite: One',
      'returns %s',
      'returns %s',
    ]);
    expect(titles.length).toBeGreaterThan(6_000);
  });

  it.each([
    [
      'states subject and effect in standard terms',
      /: .*\b(?:answers? \d{3}|of (?:its|their) own$|says? (?:that|on)|however (?:often|many)|whoever|nobody|somebody|everybody|anybody|as it stood|all the same|no way back|says? so|(?:is|are|was|were) (?:told|said|handed over|turned away)|goes on|comes back as|another one|so to speak)\b/i,
      'answers 404 for an unknown run',
    ],
    [
      'has a suite that is a noun phrase, not a relative clause or a condition',
      /: suite: (?:that|whose|which|of|with|without|in|on|at|for|from|under|over|by|to|into|through|if|after|before|during|against|such as) /,
      'suite: that mention a user',
    ],
    ['has a state of scripts in parentheses, not at the end of the clause', /: .*, scripts:? [$%]/, 'sorts, scripts %s'],
    ['says that markup is escaped, not "shown as text"', /: .*\b(?:shows?|shown) .*\bas text\b/, 'shows scripts as text'],
    ['refers to demo data, as the command npm run demo does', /: .*\bdemonstration\b/i, 'fills the demonstration'],
    [
      'contains the two nouns instead of "both"',
      /: .*\b(?:contains?|returns?|shows?|has|have|keeps?) both(?: in\b|$)/,
      'contains both in one table',
    ],
    [
      'names the input of a rejection, which is not "as" a value',
      /: .*\b(?:rejected|refused|conflict|differs?|reported) as %[js]/,
      'is rejected as %j',
    ],
    [
      'names a quantity instead of "however" and "for any"',
      /: .*\bfor any (?:number|division|times?)\b/,
      'works for any number of runs',
    ],
  ])('%s', (_rule, pattern, example) => {
    expect(`a.test.ts: ${example}`).toMatch(pattern);
    expect(titles.filter((title) => pattern.test(title))).toEqual([]);
  });

  it('of a suite is not a single common noun, unless it names a function', () => {
    const names = new Set(
      sources.flatMap((file) => [...readText(file).matchAll(/\b(?:function\*?|const) (\w+)/g)].map(([, name]) => name)),
    );
    const listSuites = (text: string) =>
      [...text.matchAll(/\bdescribe\w*\((['"`])(?:((?:the|an?) )?([a-z]\w*))\1/g)].map(([, , article, noun = '']) => ({
        noun,
        isFunction: article === undefined && /[A-Z]/.test(noun) && names.has(noun),
      }));
    expect(listSuites("describe('runs', () => {")).toEqual([{ noun: 'runs', isFunction: false }]);
    const suites = tests.flatMap((file) => listSuites(readText(file)).map((suite) => ({ file, ...suite })));
    expect(suites.length).toBeGreaterThan(30);
    expect(suites.filter(({ isFunction }) => !isFunction)).toEqual([]);
  });
});

/** Public names of the package, and names of the form verb + `Of`. */
const PUBLISHED = new Set(['dataOf', 'detailOf', 'copyOf', 'sortOf', 'listOf', 'readOf']);

describe('A name', () => {
  it.each([
    [
      'describes a value without "kept", "told", "asked" or "patience"',
      /^(?:export )?(?:async )?(?:function\*?|const|class|interface|type) (?:(?:\w*[a-z])?(?:Kept|Told|Asked|Said|Patience|Thing|Asker|Trouble)s?(?![a-z])\w*|(?:kept|told|asked|said|patience|things?|asker|troubles?)(?![a-z])\w*|(?:[A-Z]+_)*(?:KEPT|TOLD|ASKED|SAID|PATIENCE|THINGS?|TROUBLES?|LOOKED)(?![A-Z])\w*)/g,
      'const PATIENCE_MS = 5;',
    ],
    [
      'is MAX_ or MIN_ with its unit if it is a bound',
      /\b(?:MOST|LONGEST|LARGEST|FEWEST|SHORTEST|LEAST|GREATEST|SMALLEST)\b(?:_[A-Z_\d]+)?(?= =|: )|\b(?:MOST|LONGEST|LARGEST|FEWEST|SHORTEST|LEAST|GREATEST|SMALLEST)_[A-Z][A-Z_\d]*|^(?:export )?const (?:most|(?:long|larg|deep|few|short|great|small)est)[A-Z]\w*/g,
      'const longestName = 5;',
    ],
    [
      'of a function consists of a verb and a noun, unlike "valuesOf" and "readWithTable"',
      /^(?:export )?(?:async )?function\*? (?:[a-z]+Of|(?:of|with|without|together|inside|whole|own|new)(?:[A-Z]\w*)?)(?=[(<])/g,
      'export function valuesOf(run: Run) {',
    ],
    [
      'of a constant function consists of a verb and a noun',
      /^ *(?:export )?const (?:\w*[a-z]Of|of|at|into|own|told|said|found|named|path|text|cell|row|page|address|written|stored|shown)(?= = (?:async )?(?:<[^>]*>)?(?:\([^()]*\)(?:: [^=]+)? =>|\w+ =>|\($))/g,
      '  const clientOf = (request: Request) => request.ip;',
    ],
  ])('%s', (_rule, pattern, example) => {
    expect(findInLines(`import 'a';\n${example}\n`, pattern)).toHaveLength(1);
    const found = findPlaces(sources, pattern).filter((place) => !PUBLISHED.has(place.slice(place.lastIndexOf(' ') + 1)));
    expect(found).toEqual([]);
  });

  it.each([
    ['a predicate', 'a boolean', /(?:is|has|can|should)[A-Z]/, /\bboolean\b| is |^asserts /, 'string'],
    [
      'list',
      'a collection',
      /list[A-Z]/,
      /^(?!(?:string|number|boolean|void|Promise<(?:string|number|boolean|void)>)$|\(.*=>)/,
      'string',
    ],
    [
      'count',
      'a number',
      /count[A-Z]/,
      /^(?!(?:string|boolean)\b|readonly |Map<|(?:Async)?Generator|Promise<(?:string|boolean)|.*\[\]$)/,
      'string',
    ],
  ])('that begins with %s belongs to a function that returns %s', (_kind, _result, name, type, example) => {
    expect(example).not.toMatch(type);
    const declared = sources
      .flatMap((file) =>
        [...readText(file).matchAll(/^ *(?:export )?(?:async )?function\*? (\w+)(?:<[^(]*>)?\(.*\): (.+) \{$/gm)].map(
          ([, found = '', returned = '']) => ({ file, found, returned }),
        ),
      )
      .filter(({ found }) => found.search(name) === 0);
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter(({ returned }) => !type.test(returned))).toEqual([]);
  });
});
