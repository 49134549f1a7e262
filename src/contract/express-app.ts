/** The Express application that a pipeline stands in. */
import express, { type Express } from 'express';

/** An application that adds nothing of its own to answers, takes paths letter for letter and knows no nested query values. */
export function createExpressApp(): Express {
  return express()
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', 'simple')
    .set('strict routing', true)
    .set('case sensitive routing', true);
}
