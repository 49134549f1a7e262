import express, { type Express } from 'express';

/** Creates an application that adds no headers, matches paths exactly, and parses no nested query values. */
export function createExpressApp(): Express {
  return express()
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', 'simple')
    .set('strict routing', true)
    .set('case sensitive routing', true);
}
