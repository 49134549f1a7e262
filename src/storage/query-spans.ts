/** Creates a span for every query of a traced request (OpenTelemetry semantic conventions for databases). */
import { type Span, SpanKind, trace } from '@opentelemetry/api';
import pg from 'pg';
import { failSpan, getServerTracer } from '../operations/tracing.ts';
import { findErrorCode } from './storage-errors.ts';

/** Longer statements are truncated in spans. */
const MAX_TEXT_LENGTH = 1_000;

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
type Done = (error: unknown, result?: unknown) => void;

/** Starts to create spans for every connection of this process. Returns a function that stops it. */
export function traceQueries(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function (...parameters) {
    if (trace.getActiveSpan() === undefined) return query.apply(this, parameters);
    const text = getQueryText(parameters[0]);
    const attributes = { 'db.system.name': 'postgresql', ...createQueryAttributes(text) };
    const span = getServerTracer().startSpan(getQueryName(text), { kind: SpanKind.CLIENT, attributes });
    return watchQuery(span, parameters, (same) => query.apply(this, same));
  };
  return () => {
    prototype.query = query;
  };
}

/** Ends the span with the query, for promises and callbacks. */
function watchQuery(span: Span, parameters: unknown[], run: (parameters: unknown[]) => unknown): unknown {
  const endSpan: Done = (error) => {
    if (error !== null && error !== undefined) failSpan(span, findErrorCode(error) ?? 'unknown');
    span.end();
  };
  const place = parameters.findIndex((parameter) => typeof parameter === 'function');
  if (place !== -1) {
    const tell = parameters[place] as Done;
    return run(
      parameters.with(place, (error: unknown, result: unknown) => {
        endSpan(error);
        tell(error, result);
      }),
    );
  }
  const answer = run(parameters);
  if (answer instanceof Promise) answer.then(() => endSpan(undefined), endSpan);
  else endSpan(undefined);
  return answer;
}

function getQueryText(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** Returns a short name of low cardinality, such as `select hub_projects`. */
function getQueryName(text: string): string {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

/** Returns the statement without values; empty for a statement with a literal, which can be a value. */
function createQueryAttributes(text: string): Record<string, string> {
  return text === '' || text.includes("'") ? {} : { 'db.query.text': text.slice(0, MAX_TEXT_LENGTH) };
}
