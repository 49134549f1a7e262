import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, findInLines, findPlaces, readText, root } from './testing-house.ts';

const guides = files.filter((file) => file.endsWith('.md'));
const REQUIREMENTS = 'docs/requirements.md';

describe('The project', () => {
  it('cites only documents that readers can find', () => {
    const elsewhere =
      /\bSeed [0-9]\b|\bDecisions[,:] |\bseed documents?\b|\b(?:first|second|third) seed\b|\b[Tt]he seed(?:'s|’s)? (?:says|names|writes|calls|has|table|order|laboratory)\b|(?<![\w./-])(?:facts|findings|shared|seeds)\/\w+\.(?:md|txt)|(?<![\w.])\/(?:work|tmp\/w)\//g;
    expect(findInLines('See Seed 4.', elsewhere)).not.toEqual([]);
    expect(findPlaces(files, elsewhere)).toEqual([]);
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

/** Unusual words with their usual replacements. The example of each rule proves that the rule can fail. */
const ODD_WORDS: readonly (readonly [odd: RegExp, better: string, example: string])[] = [
  [/(?<!them |these |are |be )\ball the same\b/gi, 'still, nevertheless', 'It works all the same.'],
  // A blank (noun) is a sample without analyte.
  [
    /(?<!about:)\bblanks?\b(?= (?:lines?|cells?|values?|fields?|names?|rows?|texts?)\b)|\b(?:is|are|left|be) blank\b/gi,
    'space, empty',
    'A blank line',
  ],
  [/>\(needed\)</gi, '(required)', '<small>(needed)</small>'],
  [/['"`]is needed['"`:]|\b(?:body|query)\.\w+ is needed\b/g, 'is required', 'query.page is needed'],
  [/['">]not said['"<]/gi, 'Choose…', '<i>not said</i>'],
  [/\bdone from here\b/gi, 'activity', 'Done from here'],
  [/\btake it along\b/gi, 'download', 'Take it along'],
  [/\b(?:leave|left) out downstream\b/gi, 'exclude, excluded', 'left out downstream'],
  [/\bshow what (?:this|my choices) (?:would|make)/gi, 'preview', 'Show what this would change'],
  [/\bthe chosen\b/gi, 'selected', 'the chosen runs'],
  [/\bthings? (?:is|are) not right\b/gi, '1 problem, 5 problems', '2 things are not right'],
  [/\bdoes not have the form\b/gi, 'what to write instead', 'It does not have the form.'],
  [/\bis expected, not\b/gi, 'must be', 'A number is expected, not a word.'],
  [/\bguide sets?\b/gi, 'reference set', 'a guide set'],
  [/\bfor good\b/gi, 'permanently, trusted', 'removed for good'],
  [/(?:there (?:already )?|what )stands against\b/gi, 'conflicts with, prevents', 'There already stands against it a rule'],
  [/\bpast (?:its|their) dates?\b/gi, 'expired', 'past its date'],
  [/\bbring these values back\b/gi, 'Restore this version', 'Bring these values back'],
  [/\btold from the\b/gi, 'detect automatically', 'told from the columns'],
  [/\bis given without\b/gi, 'say which one', 'The type is given without a name.'],
  [/\bthis address does not do that\b/gi, 'this page does not accept that request', 'This address does not do that.'],
  [/\bempty: never\b/gi, 'Leave empty for no end date.', 'Empty: never'],
  [/<summary>Keys</g, 'Keyboard shortcuts', '<summary>Keys</summary>'],
  [/\bsave and go up\b/gi, 'Save and close', 'Save and go up'],
  [/\bnobody can ask to join\b/gi, 'Join requests are off', 'Nobody can ask to join'],
  [/\bis invited to become|are invited to become\b/gi, '1 administrator invited', 'She is invited to become a manager.'],
  [/\bspreads (?:away|from)\b/gi, 'SD or MAD', 'spreads away from the mean'],
  [/\bto draw attention\b/gi, 'to show', 'to draw attention'],
  [/\bin one go\b/gi, 'together', 'in one go'],
  [/\bsay of \w+s that\b/gi, 'state, require', 'say of runs that they fail'],
  [/\b(?:of the|our|in this) house\b/gi, 'common, the code', 'the rules of the house'],
  [/\bmend(?:ed|s|ing)?\b/gi, 'fix, correct', 'mended'],
  [
    /\b(?:dis)?colou?r(?<!color)\w*|\bneighbour\w*|\bbehaviour\w*|\bgreys?\b|\blabell(?:ed|ing)\b/gi,
    'American spelling',
    'its colour',
  ],
  [/\b\w*(?:serialis|recognis|summaris|authoris)(?:e|ed|es|ing|ation)\b/gi, 'American spelling', 'to serialise'],
  [/\blearnt\b|\bspelt\b|\bprogrammes?\b/gi, 'American spelling', 'a programme'],
  [/[\s"(](?:the|an|one|another|other|large) organisations?[\s.,;:)"]/g, 'organization', 'An export for the organisation.'],
];

describe('A word', () => {
  const spoken = files.filter(
    (file) =>
      !/CHANGELOG|api-changelog|^docs\/contract\.md|^profiles\/.*\.yaml$|^openapi\/organisation\/|^simulators\/platform\//.test(
        file,
      ),
  );

  it.each(ODD_WORDS)('that matches %s is replaced by a common one: %s', (odd, _better, example) => {
    expect(findInLines(example, odd)).not.toEqual([]);
    expect(findPlaces(spoken, odd)).toEqual([]);
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

/** The imperative verbs of summaries. Each has one meaning: Show returns a page, Get returns data, List returns items. */
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

  const VAGUE =
    /\b(?:whoever|nobody|somebody|everybody|meanwhile|besides|as far as|all the same|with what|of which|where there is none|no way back|the asker|is told|are told)\b/i;
  const QUESTION = /(?:^|[.!?] )(?:What|Where|Who|How|So many|Of|By what|With what)\b[^?.]*(?:\.|$)/;

  it.each(contracts)('states the actor of each sentence: $name', ({ texts }) => {
    expect('The user is told.').toMatch(VAGUE);
    expect(texts.filter(({ text }) => VAGUE.test(text))).toEqual([]);
  });

  it.each(contracts)('has no statement that begins like a question: $name', ({ texts }) => {
    expect('A run. How it ended.').toMatch(QUESTION);
    expect(texts.filter(({ text }) => QUESTION.test(text))).toEqual([]);
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

  it.each([
    [
      'names the actor of each statement',
      /(?<!`)\b(?:whoever|nobody|somebody|everybody|anybody|meanwhile|besides|as far as|all the same|with what|of which the|where there is none|no way back)\b(?!`)/i,
      'Whoever asks gets 404.',
    ],
    [
      'begins with a noun or a verb, not like a question',
      /^(?:What|Whether|Where|Who|Whose|Which|How|So (?:many|much|long)|With what|Those who|Tells|Makes (?:it|them))\b[^?]*$/,
      'Which users are members.',
    ],
    ['begins with a subject', /^(?:Of|Like|As in|By (?!default)\w+) /, 'By pipeline and name.'],
    [
      'names the object of its verb',
      /^(?:Creates|Starts|Builds|Begins|Reads|Sends|Restores|Counts|Runs) (?:it|one|them)\.?$/,
      'Creates one.',
    ],
    [
      'uses "if" for a condition, and names the meaning of a value',
      /\b(?:where (?:it|that|there|they|nothing|none) (?:is|are|has|have|does)\b|(?:of|from|by|as|and|or|with) what (?:is|are|was|the|a|an|it|they|stands|comes|goes)\b|(?:is|are|was|were) (?:told|said|heard|handed over)\b|so to speak)/i,
      'Empty where there is no run.',
    ],
    [
      'states when a value is missing as "if there is none"',
      /[;.,] (?:or )?(?:missing|empty|undefined|null) (?:without (?:one|any)|for (?:none|others|an? (?:unknown|missing|other) one))\b/i,
      'The run, or undefined for none.',
    ],
    [
      'uses the common word',
      /\b(?:(?<!`)texts|(?:an|the) empty text|portions?|another \w+(?: \w+)? than|(?:wrong|right) tokens?|of the administration(?! pages?)|at once|without a word|of (?:its|their) own(?=[.,;:)]|$))(?!\w)|(?:created|stored|made) and deleted again/i,
      'Two texts arrive at once.',
    ],
    [
      'says more than the name below it',
      /^(?:(?:View model|Frame|Data|Input|Content|Initial values) of (?:the|a|this|these) (?:pages?|forms?|table|query))\.$/,
      'View model of the page.',
    ],
  ])('%s', (_rule, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(comments.filter((comment) => pattern.test(comment.slice(comment.indexOf(': ') + 2)))).toEqual([]);
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
    expect('Nobody knows.').toMatch(vague);
    expect(sentences.filter((sentence) => vague.test(sentence))).toEqual([]);
  });

  it.each(readGuides)('has no statement that begins like a question: $file', ({ sentences }) => {
    const question = /^(?:What|Whether|Where|Who|How|So many|Of)\b[^?]*$/;
    expect('How it works.').toMatch(question);
    expect(sentences.filter((sentence) => question.test(sentence))).toEqual([]);
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
