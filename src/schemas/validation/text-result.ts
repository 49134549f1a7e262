import { findFieldByPath } from '../../profiles/field-at.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { DocumentError, getFieldPositions, type Position, parseDocument } from '../../profiles/reading/document.ts';
import { listWarnings, NestingError, validateObject } from '../../profiles/validation/validate.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { getFieldPagePath, getRulePath } from '../addresses.ts';
import { createSourceLines, type SourceLine } from './marked-source.ts';

export interface ErrorLine {
  readonly number: number;
  /** The path of the field. Empty for the object itself. */
  readonly field: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  /** Path of the rule's description; empty for checks that every profile has. */
  readonly rulePath: string;
  /** Path of the field's description; empty if the profile has no such field. */
  readonly fieldPath: string;
}

/** A missing recommended field, or a value that is not recommended. */
export interface Hint {
  readonly field: string;
  /** The description of the field, or the unusual property of the value. */
  readonly description: string;
  readonly line: number;
  readonly fieldPath: string;
}

export interface TextResult {
  readonly kind: 'valid' | 'invalid' | 'unreadable';
  readonly headline: string;
  /** Name of the validated entity, or why nothing was validated. */
  readonly summary: string;
  readonly errors: readonly ErrorLine[];
  readonly omitted: number;
  readonly hints: readonly Hint[];
  readonly omittedHints: number;
  readonly source: readonly SourceLine[];
  readonly lineCount: number;
  /** True if only parts of a long document are shown. */
  readonly isExcerpt: boolean;
}

/** Maximum listed errors and hints. Further ones are only counted. */
const MAX_LISTED = 200;

/** Parses and validates a document. Does not throw for invalid input. */
export function validateSourceText(profile: Profile, entity: Entity, text: string): TextResult {
  const checked = `Checked as ${entity.name} of ${profile.display_name}.`;
  try {
    const data = parseDocument(text);
    const { errors, omitted, complete } = validateObject(profile, entity.name, data, { limit: MAX_LISTED });
    const hints = listWarnings(profile, entity.name, data);
    const shownHints = hints.slice(0, MAX_LISTED);
    const positions = getFieldPositions(
      text,
      [...errors, ...shownHints].map(({ field }) => field),
    );
    const lines = errors.map((error, index) => {
      const { line, column } = findPosition(positions, index);
      return {
        ...error,
        number: index + 1,
        line,
        column,
        rulePath: profile.rules.some(({ name }) => name === error.rule) ? getRulePath(profile, { name: error.rule }) : '',
        fieldPath: getFieldPath(profile, entity, error.field),
      };
    });
    const total = errors.length + omitted;
    return {
      kind: total === 0 ? 'valid' : 'invalid',
      headline: total === 0 ? 'Valid' : `${complete ? '' : 'More than '}${formatQuantity(total, 'error')}`,
      summary: checked,
      errors: lines,
      omitted,
      hints: shownHints.map((hint, index) => ({
        field: hint.field,
        description:
          hint.rule === 'recommended'
            ? findFieldByPath(profile, entity, hint.field)?.field.description || hint.message
            : hint.message,
        line: findPosition(positions, errors.length + index).line,
        fieldPath: getFieldPath(profile, entity, hint.field),
      })),
      omittedHints: hints.length - shownHints.length,
      ...createMarkedLines(text, lines),
    };
  } catch (error) {
    if (error instanceof DocumentError) return createUnreadableResult(text, error.message, error.position);
    if (error instanceof NestingError)
      return createUnreadableResult(text, `The data ${error.message}.`, { line: 1, column: 1 });
    throw error;
  }
}

function createUnreadableResult(text: string, message: string, position: Position): TextResult {
  const errors = [
    { number: 1, field: '', message, line: position.line, column: position.column, rule: '', rulePath: '', fieldPath: '' },
  ];
  return {
    kind: 'unreadable',
    headline: 'The text could not be read',
    summary: 'The text was not validated.',
    errors,
    omitted: 0,
    hints: [],
    omittedHints: 0,
    ...createMarkedLines(text, errors),
  };
}

function createMarkedLines(text: string, errors: readonly ErrorLine[]): Pick<TextResult, 'source' | 'lineCount' | 'isExcerpt'> {
  const lineCount = text.replace(/\n$/, '').split('\n').length;
  const shown = createSourceLines(
    text,
    errors.map(({ line, column, number, field, message }) => ({ position: { line, column }, number, field, message })),
  );
  return { source: shown, lineCount, isExcerpt: shown.length < lineCount };
}

function findPosition(positions: readonly Position[], index: number): Position {
  return positions[index] ?? { line: 1, column: 1 };
}

function getFieldPath(profile: Profile, entity: Entity, path: string): string {
  const found = findFieldByPath(profile, entity, path);
  return found === undefined ? '' : getFieldPagePath(profile, found.entity, found.field);
}
