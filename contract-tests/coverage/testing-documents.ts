/** A small document with evidence, for tests. */
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import type { Fact } from '../traffic/corpus.ts';
import type { TimedExchange } from './budgets.ts';
import { measureCoverage, type OperationCoverage } from './coverage.ts';
import { listDocumentedOperations } from './documented.ts';
import { createExcuses, type Exception } from './exceptions.ts';

const task = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    state: { type: 'string', enum: ['open', 'done'] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
  },
};

/** A document with two operations: one reads tasks, the other accepts a form. */
export const TASKS: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Tasks', version: '1.0.0' },
  paths: {
    '/tasks': {
      get: {
        operationId: 'listTasks',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, example: 5 }],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
                example: [{ title: 'Sow', state: 'open' }],
              },
              'text/html': { schema: { type: 'string' }, example: '<!doctype html>' },
            },
          },
          '304': { description: 'The same.' },
        },
      },
      post: {
        operationId: 'addTask',
        'x-platform-call': [{ method: 'POST', path: '/api/tasks' }],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Task' }, example: { title: 'Sow' } },
          },
        },
        responses: { '303': { description: 'Added.' } },
      },
    },
    '/channel': {
      get: {
        operationId: 'openChannel',
        'x-websocket': { client: ['WebSocketClientChat'], server: ['WebSocketServerPresence'] },
        responses: { '101': { description: 'Opened.' } },
      },
    },
  },
  components: { schemas: { Task: task } },
};

/** Evidence that covers the whole document. */
export const SEEN: Readonly<Record<string, readonly string[]>> = {
  listTasks: ['parameter query limit', 'answer 200 application/json', 'answer 200 text/html', 'answer 304 -'],
  addTask: ['request application/x-www-form-urlencoded', 'answer 303 -', 'form', 'form title', 'control POST /api/tasks'],
  openChannel: ['answer 101 -', 'frame client chat', 'frame server presence'],
};

/** Returns facts about the document in the format of the recorder. */
export function createFacts(seen: Readonly<Record<string, readonly string[]>>): Fact[] {
  return Object.entries(seen).flatMap(([operation, facts]) =>
    facts.map((fact): Fact => ({ kind: 'fact', document: 'tasks', operation, fact })),
  );
}

export function computeCoverage(
  seen: Readonly<Record<string, readonly string[]>>,
  exceptions: readonly Exception[] = [],
): OperationCoverage[] {
  return measureCoverage(listDocumentedOperations('tasks', TASKS), createFacts(seen), createExcuses(exceptions));
}

export function createExchange(ms: number, { status = 200, requestValid = true, isFirst = false } = {}): TimedExchange {
  return { document: 'tasks', operation: 'listTasks', status, requestValid, ms, isFirst };
}
