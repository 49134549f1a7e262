/**
 * Values for a segment of a platform path (docs/requirements.md, C10). The platform decodes a path before it routes it, and its
 * addresses differ only in their last segments. So a value that decodes to another number of segments must not be sent.
 */
import { fillPathTemplate, PathValueError } from '../../contract/strict-path.ts';
import { CollabInputError } from './errors.ts';

/** Dots, plain or percent-encoded any number of times: they would change the path if a proxy decodes them. */
const DOTS = /^(\.|%(25)*2e)+$/i;

/** A slash or backslash, plain or percent-encoded, or a control character. */
const SPLITTING = /[/\\\p{Cc}]|%(25)*(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu;

/**
 * Returns the value if it is valid in a path.
 *
 * @throws CollabInputError
 */
export function requirePathValue(field: string, value: string, maxLength = 255): string {
  if (value === '') throw new CollabInputError(field, 'must not be empty');
  if (value.length > maxLength) throw new CollabInputError(field, `must not be longer than ${maxLength} characters`);
  if (DOTS.test(value)) throw new CollabInputError(field, 'must not consist of dots');
  if (SPLITTING.test(value)) throw new CollabInputError(field, 'must not contain slashes or control characters');
  if (!value.isWellFormed()) throw new CollabInputError(field, 'is not well-formed Unicode');
  return value;
}

/**
 * Fills a path template, and checks that parsing the URL does not change the path.
 *
 * @throws PathValueError
 */
export function fillPath(template: string, values: Record<string, unknown>): string {
  const filled = fillPathTemplate(template, values);
  if (new URL(filled).href !== filled) throw new PathValueError(Object.keys(values).join(', '), 'changes the path');
  return filled;
}
