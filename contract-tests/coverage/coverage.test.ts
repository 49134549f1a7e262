import { describe, expect, it } from 'vitest';
import { createCoverageReport, listCoverageFailures } from './coverage-report.ts';
import { createExcuses } from './exceptions.ts';
import { computeCoverage, SEEN } from './testing-documents.ts';

type Seen = Readonly<Record<string, readonly string[]>>;

const removeFact = (operation: string, fact: string): Seen => ({
  ...SEEN,
  [operation]: (SEEN[operation] ?? []).filter((one) => one !== fact),
});
const addFact = (operation: string, fact: string): Seen => ({ ...SEEN, [operation]: [...(SEEN[operation] ?? []), fact] });
const listGaps = (seen: Seen) =>
  computeCoverage(seen).flatMap(({ documented, gaps }) => gaps.map((gap) => `${documented.operation}: ${gap}`));
const listInformation = (operation: string, seen = SEEN) =>
  computeCoverage(seen).find(({ documented }) => documented.operation === operation)?.information;

describe('The coverage of the contract', () => {
  it('has no gap if every fact was observed', () => {
    expect(listGaps(SEEN)).toEqual([]);
  });

  it.each([
    ['a media type of a status', 'listTasks', 'answer 200 text/html'],
    ['a status without content', 'listTasks', 'answer 304 -'],
    ['a message of a client', 'openChannel', 'frame client chat'],
    ['a message of the server', 'openChannel', 'frame server presence'],
    ['a parameter', 'listTasks', 'parameter query limit'],
    ['a media type of a request', 'addTask', 'request application/x-www-form-urlencoded'],
    ['a form on a page', 'addTask', 'form'],
  ])('has a gap if no test observed %s', (_what, operation, fact) => {
    expect(listGaps(removeFact(operation, fact))).toEqual([`${operation}: ${fact}`]);
  });

  it('ignores facts of other operations', () => {
    expect(listGaps({ ...SEEN, listTasks: [], addTask: [...(SEEN.addTask ?? []), 'answer 304 -'] })).toContain(
      'listTasks: answer 304 -',
    );
  });

  it('counts only fields of displayed pages', () => {
    expect(listInformation('addTask')?.fields).toEqual({ all: 3, missing: ['form state', 'form parts'] });
    expect(listInformation('addTask', removeFact('addTask', 'form'))?.fields).toEqual({ all: 0, missing: [] });
  });

  it('reports properties, values and absences that were not observed', () => {
    const place = 'answer 200 application/json';
    expect(listInformation('listTasks', addFact('listTasks', `${place} property /[]/state absent`))).toMatchObject({
      parameters: { all: 1, missing: [] },
      properties: {
        all: 3,
        missing: [`${place} property /[]/title`, `${place} property /[]/state`, `${place} property /[]/parts`],
      },
      absences: { all: 2, missing: [`${place} property /[]/parts absent`] },
      values: { all: 2, missing: [`${place} value /[]/state "open"`, `${place} value /[]/state "done"`] },
    });
  });
});

describe('An exception from coverage', () => {
  const exception = { operation: 'listTasks', what: 'answer 304 -', reason: 'It is never the same.' };
  const cut = removeFact('listTasks', 'answer 304 -');

  it('excuses only the gap that it names', () => {
    const [tasks] = computeCoverage(cut, [exception]);
    expect([tasks?.gaps, tasks?.excused]).toEqual([[], [{ what: exception.what, reason: exception.reason }]]);
  });

  it('excuses the gap of each operation if it names a whole document', () => {
    const [tasks] = computeCoverage(cut, [{ ...exception, operation: 'tasks/*' }]);
    expect(tasks?.gaps).toEqual([]);
  });

  it('excuses all matches of its wildcards', () => {
    const excuses = createExcuses([{ operation: '*Task', what: 'mutant * closed', reason: 'It means the same.' }]);
    const reasons = ['mutant answer 200 closed', 'mutant answer (200) closed', 'mutant closed', 'budget'].map((what) =>
      excuses.findReason('tasks', 'addTask', what),
    );
    expect(reasons).toEqual(['It means the same.', 'It means the same.', undefined, undefined]);
    expect(excuses.findReason('tasks', 'listTasks', 'mutant answer 200 closed')).toBeUndefined();
  });

  it('does not excuse another operation', () => {
    const [tasks] = computeCoverage(cut, [{ ...exception, operation: 'addTask' }]);
    expect(tasks?.gaps).toEqual(['answer 304 -']);
  });

  it('is reported as a failure if it is unnecessary', () => {
    const excuses = createExcuses([exception]);
    expect(listCoverageFailures(computeCoverage(SEEN), excuses.listUnneeded(['answer']))).toEqual([
      'exceptions.yaml: listTasks does not need the exception for answer 304 - any more',
    ]);
  });
});

describe('The coverage report', () => {
  const complete = {
    listTasks: [
      ...(SEEN.listTasks ?? []),
      ...['/[]/title', '/[]/state', '/[]/parts', '/[]/state absent', '/[]/parts absent'].map(
        (one) => `answer 200 application/json property ${one}`,
      ),
      ...['"open"', '"done"'].map((one) => `answer 200 application/json value /[]/state ${one}`),
    ],
    addTask: [...(SEEN.addTask ?? []), 'form state', 'form parts'],
    openChannel: SEEN.openChannel ?? [],
  };

  it('omits operations whose coverage is complete', () => {
    expect(createCoverageReport(computeCoverage(complete), { isWhole: false })).toEqual([
      'tasks: 3 operations, answers and frames 7/7; parameters 1/1, requests 1/1, properties 3/3, absences 2/2, values 2/2, fields 3/3, controls 1/1',
    ]);
  });

  it('lists the missing parts of operations with gaps', () => {
    const cut = { ...complete, listTasks: complete.listTasks.filter((fact) => !/304|limit/.test(fact)) };
    expect(createCoverageReport(computeCoverage(cut), { isWhole: false }).slice(0, 3)).toEqual([
      'tasks listTasks (GET /tasks): answers 2/3, parameters 0/1, properties 3/3, absences 2/2, values 2/2',
      '  MISSING no test has shown answer 304 -',
      '  MISSING no test has sent parameter query limit',
    ]);
  });

  it('lists every operation with its counts on demand', () => {
    const lines = createCoverageReport(computeCoverage(complete), { isWhole: true });
    expect(lines).toContain('tasks openChannel (GET /channel): answers 3/3');
  });

  it('describes each failure', () => {
    const lost = {
      ...SEEN,
      addTask: ['answer 303 -', 'request application/x-www-form-urlencoded'],
      openChannel: ['answer 101 -', 'frame server presence'],
    };
    expect(listCoverageFailures(computeCoverage(lost), [])).toEqual([
      'tasks addTask: no page has shown a form for it',
      'tasks openChannel: no test has shown frame client chat',
    ]);
  });
});
