/**
 * A span for every query that is made while a trace is being written (OpenTelemetry semantic conventions for databases). Queries of
 * nobody's request have none.
 */
import { type Span, SpanKind, trace } from '@opentelemetry/api';
import pg from 'pg';
import { failSpan, serverTracer } from '../operations/tracing.ts';
import { errorCode } from './storage-errors.ts';

/** As much of a statement is told. */
const MAX_TEXT_LENGTH = 1_000;

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
type Done = (error: unknown, result?: unknown) => void;

/** Begins to make them, for every connection of this process; returns what ends it. */
export function traceQueries(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function (...parameters) {
    if (trace.getActiveSpan() === undefined) return query.apply(this, parameters);
    const text = textOf(parameters[0]);
    const attributes = { 'db.system.name': 'postgresql', ...described(text) };
    const span = serverTracer().startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes });
    return watched(span, parameters, (same) => query.apply(this, same));
  };
  return () => {
    prototype.query = query;
  };
}

/** Ends the span with the query, whether it answers by a promise or by a callback. */
function watched(span: Span, parameters: unknown[], run: (parameters: unknown[]) => unknown): unknown {
  const done: Done = (error) => {
    if (error !== null && error !== undefined) failSpan(span, errorCode(error) ?? 'unknown');
    span.end();
  };
  const place = parameters.findIndex((parameter) => typeof parameter === 'function');
  if (place !== -1) {
    const tell = parameters[place] as Done;
    return run(
      parameters.with(place, (error: unknown, result: unknown) => {
        done(error);
        tell(error, result);
      }),
    );
  }
  const answer = run(parameters);
  if (answer instanceof Promise) answer.then(() => done(undefined), done);
  else done(undefined);
  return answer;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** Short and of few kinds, like `select hub_projects`. */
function nameOf(text: string): string {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

/** Values are sent beside a statement; one with a text in it may still hold some, and is left out. */
function described(text: string): Record<string, string> {
  return text === '' || text.includes("'") ? {} : { 'db.query.text': text.slice(0, MAX_TEXT_LENGTH) };
}
