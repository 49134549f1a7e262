import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FORM_TYPE } from '../../src/contract/requests/media-types.ts';
import type { ExchangeSample } from '../traffic/corpus.ts';
import { computeMedianTimes, getBudgets } from './budgets.ts';
import { readFuzzCounts, readMutants, readObservedFacts } from './evidence.ts';
import { verifyExamples } from './examples.ts';
import { createExcuses, type Exception, parseExceptions } from './exceptions.ts';
import { createCoverageTable, type Evidence } from './table.ts';
import { formatMarkdownTable, formatPrintedTable, listTableFailures, replaceTable } from './table-text.ts';
import { computeCoverage, createExchange, SEEN, TASKS } from './testing-documents.ts';
import { clearWholeRun, hasWholeRun, markWholeRun } from './whole-run.ts';

const operations = Object.keys(SEEN);
const mapOperations = <T>(value: T) => new Map(operations.map((operation): [string, T] => [`tasks ${operation}`, value]));
const killed = { document: 'tasks', operation: 'any', mutant: 'drop required title', killedBy: 'Dredd' };

const held: Evidence = {
  coverage: computeCoverage(SEEN),
  examples: mapOperations({ verified: 2, wrong: [] }),
  fuzz: mapOperations({ valid: 10, broken: 10, failures: 0 }),
  mutants: mapOperations([killed]),
  budgets: mapOperations(50),
  medians: mapOperations(12.4),
  judgesTimes: true,
};
const createTable = (changes: Partial<Evidence> = {}, exceptions: readonly Exception[] = []) =>
  createCoverageTable({ ...held, ...changes }, createExcuses(exceptions));
const replaceForList = <T>(all: ReadonlyMap<string, T>, value: T) => new Map([...all, ['tasks listTasks', value]]);
const listFailures = (changes: Partial<Evidence>, exceptions: readonly Exception[] = []) =>
  listTableFailures(createTable(changes, exceptions));

describe('The table of checks', () => {
  it('passes if every cell passes', () => {
    expect(listTableFailures(createTable())).toEqual([]);
  });

  it.each<[string, Partial<Evidence>, string]>([
    [
      'a response that no exchange contains',
      { coverage: computeCoverage({ ...SEEN, listTasks: (SEEN.listTasks ?? []).filter((fact) => !fact.endsWith('json')) }) },
      'coverage: answer 200 application/json',
    ],
    ['no example', { examples: replaceForList(held.examples, { verified: 0, wrong: [] }) }, 'examples: it has no example'],
    [
      'a wrong example',
      { examples: replaceForList(held.examples, { verified: 1, wrong: ['/id must be string'] }) },
      'examples: /id must be string',
    ],
    [
      'no random request',
      { fuzz: replaceForList(held.fuzz, { valid: 0, broken: 0, failures: 0 }) },
      'fuzz: no random request was sent',
    ],
    [
      'a failed random request',
      { fuzz: replaceForList(held.fuzz, { valid: 9, broken: 9, failures: 2 }) },
      'fuzz: 2 random requests failed',
    ],
    ['no mutant', { mutants: replaceForList(held.mutants, []) }, 'mutants: no mutant was made'],
    [
      'a surviving mutant',
      { mutants: replaceForList(held.mutants, [{ ...killed, killedBy: null }]) },
      'mutants: nothing notices the mutant drop required title',
    ],
    [
      'several surviving mutants',
      {
        mutants: replaceForList(
          held.mutants,
          ['a', 'b', 'c'].map((mutant) => ({ ...killed, mutant, killedBy: null })),
        ),
      },
      'mutants: nothing notices the mutant a, nor 2 more',
    ],
    ['an exceeded budget', { medians: replaceForList(held.medians, 51) }, 'budget: the median is 51 ms, the budget 50 ms'],
    ['no budget', { budgets: new Map([...held.budgets].slice(1)) }, 'budget: it has no budget'],
    ['no measurement', { medians: new Map([...held.medians].slice(1)) }, 'budget: no request that was served was measured'],
  ])('fails if an operation has %s', (_what, changes, failure) => {
    expect(listFailures(changes)).toEqual([`tasks listTasks, ${failure}`]);
  });

  it('accepts an exception with a reason for a cell, and lists the exception below', () => {
    const exceptions = [{ operation: 'listTasks', what: 'budget', reason: 'It waits for people.' }];
    const table = createTable({ medians: replaceForList(held.medians, 51) }, exceptions);
    expect(listTableFailures(table)).toEqual([]);
    expect(formatMarkdownTable(table)).toContain('- \\* Budget: It waits for people. (listTasks)');
  });

  it('excuses a mutant by its name', () => {
    const mutants = replaceForList(held.mutants, [{ ...killed, killedBy: null }]);
    const exception = { operation: 'listTasks', what: `mutant ${killed.mutant}`, reason: 'It means the same.' };
    expect(listFailures({ mutants }, [exception])).toEqual([]);
    expect(listFailures({ mutants }, [{ ...exception, what: 'mutant widen enum state' }])).toHaveLength(1);
  });

  it('reports an exceeded budget without failing if times are not checked', () => {
    const table = createTable({ medians: replaceForList(held.medians, 51), judgesTimes: false });
    expect(listTableFailures(table)).toEqual([]);
    expect(formatPrintedTable(table).find((line) => line.includes('listTasks'))).toContain('51 of 50 ms ✗');
  });

  it('has the same text whether or not a test notices an excused mutant', () => {
    const exception = { operation: 'listTasks', what: `mutant ${killed.mutant}`, reason: 'It means the same.' };
    const survived = createTable({ mutants: replaceForList(held.mutants, [{ ...killed, killedBy: null }]) }, [exception]);
    expect(formatMarkdownTable(survived)).toBe(formatMarkdownTable(createTable({}, [exception])));
  });

  it('contains no value that differs between machines', () => {
    const slower = { medians: mapOperations(49), fuzz: mapOperations({ valid: 500, broken: 500, failures: 0 }) };
    expect(formatMarkdownTable(createTable(slower))).toBe(formatMarkdownTable(createTable()));
    expect(formatPrintedTable(createTable(slower))).not.toEqual(formatPrintedTable(createTable()));
  });

  it('is formatted as Markdown with a row for each operation', () => {
    expect(formatMarkdownTable(createTable()).split('\n').slice(0, 5)).toEqual([
      '### tasks',
      '',
      '| Operation | Request | Answers | Examples | Random requests | Mutants | Budget |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| listTasks | `GET /tasks` | 3/3 | 2 | ≥ 10 | 1 | 50 ms |',
    ]);
  });

  it('replaces only the text between the marks', () => {
    const createGuide = (table: string) =>
      `Before\n<!-- The table is written by \`npm run contract -- --write\`. -->\n\n${table}\n<!-- End of the table. -->\nAfter\n`;
    expect(replaceTable(createGuide('old'), 'new')).toBe(createGuide('new'));
    expect(() => replaceTable('no marks', 'new')).toThrow(/marks/);
  });
});

describe('Exceptions for cells', () => {
  it('are read from YAML', () => {
    expect(parseExceptions('- { operation: a, what: budget, reason: It is slow. }')).toEqual([
      { operation: 'a', what: 'budget', reason: 'It is slow.' },
    ]);
  });

  it.each(['- { operation: a, what: budget }', '- { operation: a, what: budget, reason: "" }', '- budget'])(
    'are rejected if they are incomplete: %s',
    (text) => {
      expect(() => parseExceptions(text)).toThrow('exception 1 needs operation, what and reason');
    },
  );
});

describe('The time budget of an operation', () => {
  const document = { ...TASKS, 'x-budget-ms': { read: 50, write: 100 } };

  it('defaults to the budget of the document for reading or writing', () => {
    expect([...getBudgets(document)]).toEqual([
      ['listTasks', 50],
      ['addTask', 100],
      ['openChannel', 50],
    ]);
  });

  it('overrides the budget of the document', () => {
    const slow = structuredClone(document);
    (slow.paths['/tasks']?.get as Record<string, unknown>)['x-budget-ms'] = 900;
    expect(getBudgets(slow).get('listTasks')).toBe(900);
  });

  it('is not compared with the first response of a process, unless there is no other', () => {
    const first = createExchange(900, { isFirst: true });
    expect(computeMedianTimes([first, createExchange(30), first])).toEqual(new Map([['tasks listTasks', 30]]));
    expect(computeMedianTimes([first])).toEqual(new Map([['tasks listTasks', 900]]));
  });

  it('is compared only with the median of served requests', () => {
    const samples = [
      createExchange(30),
      createExchange(10),
      createExchange(2_000),
      createExchange(20),
      createExchange(1, { status: 404 }),
    ];
    expect(computeMedianTimes([...samples, createExchange(1, { requestValid: false })])).toEqual(
      new Map([['tasks listTasks', 25]]),
    );
  });
});

describe('Examples of operations', () => {
  it('are counted if they conform to their schemas', () => {
    expect(verifyExamples(TASKS).get('listTasks')).toEqual({ verified: 3, wrong: [] });
  });

  it('are reported if they violate their schemas', () => {
    const broken = structuredClone(TASKS);
    const { post } = broken.paths['/tasks'] as { post: { requestBody: { content: Record<string, object> } } };
    Object.assign(post.requestBody.content[FORM_TYPE] ?? {}, { example: { state: 'lost' } });
    expect(verifyExamples(broken).get('addTask')?.wrong).toEqual([
      "request application/x-www-form-urlencoded:  must have required property 'title'",
      'request application/x-www-form-urlencoded: /state must be equal to one of the allowed values',
    ]);
  });
});

describe('The results of random requests and mutants', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-evidence-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('contain the sum of the counts of all processes that sent random requests', () => {
    const formatLine = (valid: number, failures: unknown) =>
      `${JSON.stringify({ document: 'tasks', operation: 'listTasks', valid, broken: 5, failures })}\n`;
    writeFileSync(join(folder, '1.jsonl'), formatLine(3, 0) + formatLine(4, 1));
    writeFileSync(join(folder, '2.jsonl'), formatLine(1, ['curl …']));
    expect(readFuzzCounts(folder)).toEqual(new Map([['tasks listTasks', { valid: 8, broken: 15, failures: 2 }]]));
  });

  it('are empty if there are no files', () => {
    expect([readFuzzCounts(join(folder, 'none')).size, readMutants(join(folder, 'none.json')).size]).toEqual([0, 0]);
  });

  it('contain no bodies of exchanges', () => {
    const request = { method: 'GET', url: '/tasks', headers: {}, body: '' };
    const createSample = (ms: number): ExchangeSample => ({
      kind: 'exchange',
      document: 'tasks',
      operation: 'listTasks',
      request,
      answer: { status: 200, headers: {}, body: '[]' },
      ms,
      requestValid: true,
    });
    const fact = { kind: 'fact', document: 'tasks', operation: 'listTasks', fact: 'answer 200 application/json' };
    const lines = [fact, createSample(90), createSample(7)].map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(join(folder, '1.jsonl'), `${lines.join('')}{"kind":"ex`);
    expect(readObservedFacts(folder)).toEqual({
      facts: [fact],
      times: [createExchange(90, { isFirst: true }), createExchange(7)],
    });
  });

  it('count as complete only after the end of the run, and only for the same documents', () => {
    const mark = join(folder, 'whole-run.json');
    const found = [hasWholeRun(mark)];
    markWholeRun(mark);
    found.push(hasWholeRun(mark));
    writeFileSync(mark, JSON.stringify({ documents: 'others' }));
    found.push(hasWholeRun(mark));
    markWholeRun(mark);
    clearWholeRun(mark);
    expect([...found, hasWholeRun(mark)]).toEqual([false, true, false, false]);
  });

  it('contain the mutants of each operation', () => {
    const mutants = [killed, { ...killed, mutant: 'remove status 304', killedBy: null }];
    writeFileSync(join(folder, 'mutants.json'), JSON.stringify(mutants));
    expect(readMutants(join(folder, 'mutants.json'))).toEqual(new Map([['tasks any', mutants]]));
  });
});
