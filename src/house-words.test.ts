import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const texts = new Map<string, string>();
/** Reads a file only once for all patterns. */
function readText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|js|cjs|css|eta|md|ya?ml|mustache)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/\/vendor\/|^generated\/|^openapi\/released\/|^src\/house-words\.test\.ts$/.test(file));
const guides = files.filter((file) => file.endsWith('.md'));
const REQUIREMENTS = 'docs/requirements.md';

/** Returns the places in a file where a pattern occurs. */
function findPlaces(file: string, pattern: RegExp): string[] {
  const text = readText(file);
  // Searching the whole text once is fast, and most files have no match.
  if (text.search(pattern) === -1) return [];
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: ${found}`));
}

describe('The project', () => {
  it('cites only documents that readers can find', () => {
    const elsewhere =
      /\bSeed [0-9]\b|\bDecisions[,:] |\bseed documents?\b|\b(?:first|second|third) seed\b|\b[Tt]he seed(?:'s|’s)? (?:says|names|writes|calls|has|table|order|laboratory)\b|(?<![\w./-])(?:facts|findings|shared|seeds)\/\w+\.(?:md|txt)|(?<![\w.])\/(?:work|tmp\/w)\//g;
    expect(files.flatMap((file) => findPlaces(file, elsewhere))).toEqual([]);
  });

  it('cites only requirements that exist', () => {
    const known = new Set([...readText(REQUIREMENTS).matchAll(/^(?:- \*\*|\| \[)([A-Z]\d*)/gm)].map(([, number]) => number));
    const cited = files.flatMap((file) =>
      [...readText(file).matchAll(/docs\/requirements\.md, ([A-Z]\d*\b(?:(?:,| and| to)(?:\s|\*|#)+[A-Z]\d*\b)*)/g)].flatMap(
        ([, numbers = '']) => [...numbers.matchAll(/[A-Z]\d*/g)].map(([number]) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('has a unique number for every requirement', () => {
    const numbers = [...readText(REQUIREMENTS).matchAll(/^- \*\*([A-Z]\d+)/gm)].map(([, number]) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('links to files that exist', () => {
    // Code can contain patterns that look like links.
    const wrong = guides.flatMap((file) =>
      [
        ...readText(file)
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g),
      ]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names only files that exist, in guides and comments', () => {
    const path =
      /(?<![\w./<{-])(?:src|docs|openapi|contract-tests|browser-tests|scripts|views)\/[\w./-]+\.(?:ts|md|yaml|eta|js)\b/g;
    const wrong = files
      .filter((file) => !/CHANGELOG|api-changelog/.test(file))
      .flatMap((file) => {
        const lines = file.endsWith('.md') ? readText(file) : readText(file).replace(/^(?!\s*(?:\*|\/\*\*|\/\/|#)).*$/gm, '');
        return [...lines.matchAll(path)]
          .filter(([target]) => !existsSync(join(root, target)))
          .map(([target]) => `${file}: ${target}`);
      });
    expect(wrong).toEqual([]);
  });
});

/** Unusual words with their usual replacements. Each was once in a sentence on a page. */
const ODD_WORDS: readonly (readonly [odd: RegExp, better: string])[] = [
  [/(?<!them |these |are |be )\ball the same\b/gi, 'still, nevertheless'],
  // A blank (noun) is a sample without analyte.
  [
    /(?<!about:)\bblanks?\b(?= (?:lines?|cells?|values?|fields?|names?|rows?|texts?)\b)|\b(?:is|are|left|be) blank\b/gi,
    'space, empty',
  ],
  [/>\(needed\)</gi, '(required)'],
  [/['"`]is needed['"`:]|\b(?:body|query)\.\w+ is needed\b/g, 'is required'],
  [/['">]not said['"<]/gi, 'Choose…'],
  [/\bdone from here\b/gi, 'activity'],
  [/\btake it along\b/gi, 'download'],
  [/\b(?:leave|left) out downstream\b/gi, 'exclude, excluded'],
  [/\bshow what (?:this|my choices) (?:would|make)/gi, 'preview'],
  [/\bthe chosen\b/gi, 'selected'],
  [/\bthings? (?:is|are) not right\b/gi, '1 problem, 5 problems'],
  [/\bdoes not have the form\b/gi, 'what to write instead'],
  [/\bis expected, not\b/gi, 'must be'],
  [/\bguide sets?\b/gi, 'reference set'],
  [/\bfor good\b/gi, 'permanently, trusted'],
  [/(?:there (?:already )?|what )stands against\b/gi, 'conflicts with, prevents'],
  [/\bpast (?:its|their) dates?\b/gi, 'expired'],
  [/\bbring these values back\b/gi, 'Restore this version'],
  [/\btold from the\b/gi, 'detect automatically'],
  [/\bis given without\b/gi, 'say which one'],
  [/\bthis address does not do that\b/gi, 'this page does not accept that request'],
  [/\bempty: never\b/gi, 'Leave empty for no end date.'],
  [/<summary>Keys</g, 'Keyboard shortcuts'],
  [/\bsave and go up\b/gi, 'Save and close'],
  [/\bnobody can ask to join\b/gi, 'Join requests are off'],
  [/\bis invited to become|are invited to become\b/gi, '1 administrator invited'],
  [/\bspreads (?:away|from)\b/gi, 'SD or MAD'],
  [/\bto draw attention\b/gi, 'to show'],
  [/\bin one go\b/gi, 'together'],
  [/\bsay of \w+s that\b/gi, 'state, require'],
  [/\b(?:of the|our|in this) house\b/gi, 'common, the code'],
  [/\bmend(?:ed|s|ing)?\b/gi, 'fix, correct'],
  [/\b(?:dis)?colou?r(?<!color)\w*|\bneighbour\w*|\bbehaviour\w*|\bgreys?\b|\blabell(?:ed|ing)\b/gi, 'American spelling'],
  [/\b\w*(?:serialis|recognis|summaris|authoris)(?:e|ed|es|ing|ation)\b/gi, 'American spelling'],
  [/\blearnt\b|\bspelt\b|\bprogrammes?\b/gi, 'American spelling'],
  [/[\s"(](?:the|an|one|another|other|large) organisations?[\s.,;:)"]/g, 'organization'],
];

describe('A word', () => {
  const spoken = files.filter(
    (file) =>
      !/CHANGELOG|api-changelog|^docs\/contract\.md|^profiles\/.*\.yaml$|^openapi\/organisation\/|^simulators\/platform\//.test(
        file,
      ),
  );

  it.each(ODD_WORDS)('is not used, such as %s, if a common form exists: %s', (odd) => {
    expect(spoken.flatMap((file) => findPlaces(file, odd))).toEqual([]);
  });
});

/** The operations and texts of the generated documents, without examples. */
const contracts = files
  .filter((file) => /^openapi\/\w+\/openapi\.yaml$/.test(file))
  .map((file) => {
    const name = dirname(file).replace('openapi/', '');
    const document: unknown = JSON.parse(readFileSync(join(root, 'generated', name, 'openapi.json'), 'utf8'));
    return { name, texts: collectContractTexts(document, '') };
  });

/** The imperative verbs of summaries. Each verb has one meaning: Show returns a page, Get data, List several items. */
const SUMMARY_VERBS =
  /^(?:Add|Apply|Approve|Browse|Cancel|Change|Check|Comment|Compare|Complete|Confirm|Connect|Continue|Create|Delete|Disconnect|Discard|Download|Duplicate|End|Export|Find|Flag|Get|Import|Introspect|Invite|List|Log|Merge|Move|Open|Preview|Publish|Remove|Replace|Request|Resend|Resolve|Restore|Retry|Revoke|Save|Search|Select|Send|Set|Show|Start|Undo|Update|Upload|Validate|Withdraw) /;

describe('A contract', () => {
  it.each(contracts)('has summaries of at most 8 words in the imperative: $name', ({ texts }) => {
    const summaries = texts.filter(({ kind }) => kind === 'summary');
    expect(summaries.length).toBeGreaterThan(0);
    expect(
      summaries.filter(({ text }) => !SUMMARY_VERBS.test(text) || text.split(/\s+/).length > 8 || text.endsWith('.')),
    ).toEqual([]);
  });

  it.each(contracts)('states the actor of each sentence: $name', ({ texts }) => {
    const vague =
      /\b(?:whoever|nobody|somebody|everybody|meanwhile|besides|as far as|all the same|with what|of which|where there is none|no way back|the asker|is told|are told)\b/i;
    expect(texts.filter(({ text }) => vague.test(text))).toEqual([]);
  });

  it.each(contracts)('has no statement that begins like a question: $name', ({ texts }) => {
    const opening = /(?:^|[.!?] )(?:What|Where|Who|How|So many|Of|By what|With what)\b[^?.]*(?:\.|$)/;
    expect(texts.filter(({ text }) => opening.test(text))).toEqual([]);
  });
});

/** Returns all summaries of operations and all descriptions in a part of a document. */
function collectContractTexts(
  part: unknown,
  path: string,
): { readonly kind: string; readonly path: string; readonly text: string }[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => collectContractTexts(item, `${path}/${index}`));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (/^examples?$|^default$/.test(key)) return [];
    const isSummary = key === 'summary' && 'operationId' in part;
    if (typeof value === 'string' && (isSummary || key === 'description'))
      return [{ kind: key, path, text: value.replaceAll(/\s+/g, ' ') }];
    return collectContractTexts(value, `${path}/${key}`);
  });
}

describe('A comment', () => {
  const comments = files
    .filter((file) => /\.(?:ts|js)$/.test(file))
    .flatMap((file) => listComments(readText(file)).map((text) => `${file}: ${text}`));
  const listMatches = (pattern: RegExp) => comments.filter((comment) => pattern.test(comment.slice(comment.indexOf(': ') + 2)));

  it('names the actor of each statement', () => {
    const vague =
      /(?<!`)\b(?:whoever|nobody|somebody|everybody|anybody|meanwhile|besides|as far as|all the same|with what|of which the|where there is none|no way back)\b(?!`)/i;
    expect(listMatches(vague)).toEqual([]);
  });

  it('begins with a noun or a verb, not like a question', () => {
    const opening =
      /^(?:What|Whether|Where|Who|Whose|Which|How|So (?:many|much|long)|With what|Those who|Tells|Makes (?:it|them))\b[^?]*$/;
    expect([...listMatches(opening), ...listMatches(/^(?:Of|Like|As in|By (?!default)\w+) /)]).toEqual([]);
  });

  it('names the object of its verb', () => {
    expect(listMatches(/^(?:Creates|Starts|Builds|Begins|Reads|Sends|Restores|Counts|Runs) (?:it|one|them)\.?$/)).toEqual([]);
  });

  it('uses "if" for a condition, and names the meaning of a value', () => {
    const riddle =
      /\b(?:where (?:it|that|there|they|nothing|none) (?:is|are|has|have|does)\b|(?:of|from|by|as|and|or|with) what (?:is|are|was|the|a|an|it|they|stands|comes|goes)\b|(?:is|are|was|were) (?:told|said|heard|handed over)\b|so to speak)/i;
    expect(listMatches(riddle)).toEqual([]);
  });

  it('states when a value is missing as "if there is none"', () => {
    const absence =
      /[;.,] (?:or )?(?:missing|empty|undefined|null) (?:without (?:one|any)|for (?:none|others|an? (?:unknown|missing|other) one))\b/i;
    expect(listMatches(absence)).toEqual([]);
  });

  it('uses the common word', () => {
    const odd =
      /\b(?:(?<!`)texts|(?:an|the) empty text|portions?|another \w+(?: \w+)? than|(?:wrong|right) tokens?|of the administration(?! pages?)|at once|without a word|of (?:its|their) own(?=[.,;:)]|$))(?!\w)|(?:created|stored|made) and deleted again/i;
    expect(listMatches(odd)).toEqual([]);
  });

  it('says more than the name below it', () => {
    const empty =
      /^(?:(?:View model|Frame|Data|Input|Content|Initial values) of (?:the|a|this|these) (?:pages?|forms?|table|query))\.$/;
    expect(listMatches(empty)).toEqual([]);
  });
});

/** Returns the comments of a TypeScript file, each as one line. */
function listComments(text: string): string[] {
  return [...text.matchAll(/^\s*\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm)].map(([, block = '', line = '']) =>
    (block || line)
      .replaceAll(/^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

describe('A test title', () => {
  const titles = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readText(file).matchAll(TITLE)].map(([, single, double, template]) => `${file}: ${single ?? double ?? template}`),
    );

  it('states subject and effect in standard terms', () => {
    const riddle =
      /: .*\b(?:answers? \d{3}|of (?:its|their) own$|says? (?:that|on)|however (?:often|many)|whoever|nobody|somebody|everybody|anybody|as it stood|all the same|no way back|says? so|(?:is|are|was|were) (?:told|said|handed over|turned away)|goes on|comes back as|another one|so to speak)\b/i;
    expect(titles.length).toBeGreaterThan(3_000);
    expect(titles.filter((title) => riddle.test(title))).toEqual([]);
  });

  it('has no suite of one common noun, except the name of a function', () => {
    const names = new Set(
      files
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => [...readText(file).matchAll(/\b(?:function\*?|const) (\w+)/g)].map(([, name]) => name)),
    );
    const suites = files
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readText(file).matchAll(/\bdescribe\w*\((['"`])(?:((?:the|an?) )?([a-z]\w*))\1/g)].map(
          ([, , article, noun = '']) => ({
            file,
            noun,
            isFunction: article === undefined && /[A-Z]/.test(noun) && names.has(noun),
          }),
        ),
      );
    expect(suites.length).toBeGreaterThan(30);
    expect(suites.filter(({ isFunction }) => !isFunction)).toEqual([]);
  });
});

/** The title of a suite or test in TypeScript. */
const TITLE =
  /\b(?:describe\w*|it|test)(?:\.\w+)*(?:<[^>]*>)?(?:\([^()]*\))?\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)/g;

describe('A name', () => {
  it('describes a value without "kept", "told", "asked" or "patience"', () => {
    const vague =
      /^(?:export )?(?:async )?(?:function\*?|const|class|interface|type) (?:(?:\w*[a-z])?(?:Kept|Told|Asked|Said|Patience|Thing|Asker|Trouble)s?(?![a-z])\w*|(?:kept|told|asked|said|patience|things?|asker|troubles?)(?![a-z])\w*|(?:[A-Z]+_)*(?:KEPT|TOLD|ASKED|SAID|PATIENCE|THINGS?|TROUBLES?|LOOKED)(?![A-Z])\w*)/gm;
    expect(files.filter((file) => file.endsWith('.ts')).flatMap((file) => findPlaces(file, vague))).toEqual([]);
  });

  it('is MAX_ or MIN_ with its unit if it is a bound', () => {
    const bound =
      /\b(?:MOST|LONGEST|LARGEST|FEWEST|SHORTEST|LEAST|GREATEST|SMALLEST)\b(?:_[A-Z_\d]+)?(?= =|: )|\b(?:MOST|LONGEST|LARGEST|FEWEST|SHORTEST|LEAST|GREATEST|SMALLEST)_[A-Z][A-Z_\d]*|^(?:export )?const (?:most|(?:long|larg|deep|few|short|great|small)est)[A-Z]\w*/gm;
    expect(files.filter((file) => file.endsWith('.ts')).flatMap((file) => findPlaces(file, bound))).toEqual([]);
  });
});

describe('A function', () => {
  /** Public names of the package, and names of the form verb + `Of`. */
  const published = new Set(['dataOf', 'detailOf', 'copyOf', 'sortOf', 'listOf', 'readOf']);

  it('has a name with a verb and a noun instead of "valuesOf" or "readWithTable"', () => {
    const named =
      /^(?:export )?(?:async )?function\*? (?:[a-z]+Of|(?:of|with|without|together|inside|whole|own|new)(?:[A-Z]\w*)?)(?=[(<])/gm;
    const found = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => findPlaces(file, named))
      .filter((place) => !published.has(place.slice(place.lastIndexOf(' ') + 1)));
    expect(found).toEqual([]);
  });

  it('has a name with a verb and a noun if it is a constant', () => {
    const named =
      /^ *(?:export )?const (?:\w*[a-z]Of|of|at|into|own|told|said|found|named|path|text|cell|row|page|address|written|stored|shown) = (?:async )?(?:<[^>]*>)?(?:\([^()]*\)(?:: [^=]+)? =>|\w+ =>|\($)/g;
    expect(files.filter((file) => file.endsWith('.ts')).flatMap((file) => findPlaces(file, named))).toEqual([]);
  });

  it.each([
    ['a predicate', 'a boolean', /(?:is|has|can|should)[A-Z]/, /\bboolean\b| is |^asserts /],
    [
      'list',
      'a collection',
      /list[A-Z]/,
      /^(?!(?:string|number|boolean|void|Promise<(?:string|number|boolean|void)>)$|\(.*=>)/,
    ],
    [
      'count',
      'a number',
      /count[A-Z]/,
      /^(?!(?:string|boolean)\b|readonly |Map<|(?:Async)?Generator|Promise<(?:string|boolean)|.*\[\]$)/,
    ],
  ])('named as %s returns %s', (_kind, _result, name, type) => {
    const declared = files
      .filter((file) => file.endsWith('.ts'))
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

/** Guides for people. The others are generated, or list requirements and measurements. */
const READ_GUIDES =
  /^(?:README|CONTRIBUTING|CHANGELOG|SECURITY|profiles\/README)\.md$|^docs\/(?!api-changelog|benchmarks|contract|requirements)/;

describe('A guide', () => {
  const readGuides = guides
    .filter((file) => READ_GUIDES.test(file))
    .map((file) => ({ file, sentences: getSentences(readText(file)) }));

  it.each(readGuides)('names the actor of each statement: $file', ({ sentences }) => {
    const vague =
      /\b(?:whoever|nobody|somebody|everybody|meanwhile|besides|as far as|all the same|with what|of which|where there is none|no way back)\b/i;
    expect(sentences.filter((sentence) => vague.test(sentence))).toEqual([]);
  });

  it.each(readGuides)('has no statement that begins like a question: $file', ({ sentences }) => {
    expect(sentences.filter((sentence) => /^(?:What|Whether|Where|Who|How|So many|Of)\b[^?]*$/.test(sentence))).toEqual([]);
  });

  it.each(readGuides)('has at most 18 words per sentence, on average: $file', ({ sentences }) => {
    const words = sentences.map((sentence) => sentence.split(/\s+/).length);
    expect(words.reduce((sum, count) => sum + count, 0) / words.length).toBeLessThanOrEqual(18);
  });

  it.each(readGuides)('has no sentence of more than 35 words: $file', ({ sentences }) => {
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 35)).toEqual([]);
  });
});

/** Returns the sentences of a guide, except code, headings, tables, quotations and cited file names. */
function getSentences(text: string): string[] {
  const paragraphs = text
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/^(?:\||#|<!--| {4,}\S).*$/gm, '')
    .split(/\n\s*\n|\n(?= *(?:- |\d+\. ))/);
  return paragraphs.flatMap((paragraph) =>
    paragraph
      .replace(/^\s*(?:- |\d+\. )/, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/`[^`]*`|"[^"]*"/g, 'X')
      // Bold labels are the names of buttons and links; other bold text ends with a period.
      .replaceAll(/\*\*[^*]*[^.*]\*\*/g, 'X')
      .replaceAll('**', '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/ \((?:[\w./-]+\.test\.ts(?:, )?)+\)/g, '')
      .split(/(?<=[.!?:]) +(?=[A-Z])/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length > 2),
  );
}
