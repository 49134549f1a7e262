/** Forms of the administration as requests bring them. */
import type { Request, Response } from 'express';
import { BadRequestError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { readForm } from './form.ts';

/**
 * Reads a form with the rules of its fields; where the contract minds something else, such as the query, that refuses it.
 *
 * @throws BadRequestError
 */
export function judged(request: Request, response: Response, fields: Parameters<typeof readForm>[1]) {
  const read = readForm(request.body, fields);
  const { violation } = response.locals as PipelineLocals;
  if (violation !== undefined && read.problems.length === 0) {
    if (fields.some(({ name }) => name === 'project') && !/^[A-Za-z0-9_-]{1,100}$/.test(read.typed.project ?? '')) {
      return { ...read, problems: [{ field: 'project', message: 'is not a project of this server' }] };
    }
    throw violation instanceof Error ? violation : new BadRequestError('The request breaks the contract.');
  }
  return read;
}
