import { type Entity, findEntity, findFieldByName, getContent, type Profile } from '../../profiles/profile.ts';
import {
  DocumentError,
  getFieldPositions,
  looksLikeJson,
  type Notation,
  type Position,
  parseDocument,
  parseWrittenDocument,
} from '../../profiles/reading/document.ts';
import { resolveForType, resolveScalars, WrittenScalar } from '../../profiles/reading/yaml-text.ts';
import { guessEntity } from '../../profiles/validation/entity-guess.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { listWarnings, NestingError, type ValidationError, validateObject } from '../../profiles/validation/validate.ts';

/** A place in a file. Lines and columns start at 1; both are null in formats without lines. */
export interface FilePlace {
  readonly line: Position['line'] | null;
  readonly column: Position['column'] | null;
  /** A name for the place, such as `Study!C3`; absent if line and column are enough. */
  readonly place?: string;
}

export type LocatedError = FilePlace & ValidationError;

/** A missing recommended field, with the place of the object that lacks it, or with the number of such objects. */
export type LocatedWarning = Omit<LocatedError, 'rule'> & { readonly count?: number };

export interface FileResult {
  readonly file: string;
  /** Name of the entity type that the data was checked against; undefined if it was not checked. */
  readonly entity: string | undefined;
  readonly errors: readonly LocatedError[];
  readonly warnings: readonly LocatedWarning[];
  readonly entities?: number;
  readonly leftOut?: readonly { readonly place: string; readonly reason: string; readonly values: number }[];
  /** Values that an import stores in another format. */
  readonly changed?: readonly {
    readonly place: string;
    readonly shown: string;
    readonly stored: string;
    readonly reason: string;
  }[];
  /** Sentences about surprising content, such as hidden rows. */
  readonly notes?: readonly string[];
  readonly account?: { readonly values: number; readonly placed: number; readonly changed: number; readonly left_out: number };
}

export interface FileCheck {
  readonly profile: Profile;
  /** The entity type for all data. If it is undefined, the member `_type` of the file decides, else the best match. */
  readonly entity: Entity | undefined;
  readonly withWarnings: boolean;
}

/** Checks the text of a file. Its errors are results, not exceptions. */
export function checkFileText(file: string, text: string, notation: Notation | undefined, check: FileCheck): FileResult {
  const isYaml = notation === 'yaml' || (notation === undefined && !looksLikeJson(text));
  let data: unknown;
  try {
    data = isYaml ? parseWrittenDocument(text, 'yaml') : parseDocument(text, notation);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return createFailedResult(file, { field: '', message: error.message, rule: 'syntax', ...error.position });
  }
  if (!isObject(data) || data instanceof WrittenScalar) {
    return createFailedResult(file, {
      field: '',
      message: 'Must be an object with the members of an entity.',
      rule: 'type',
      line: 1,
      column: 1,
    });
  }
  const { _type: marker, ...members } = data;
  const entity =
    check.entity ?? (marker === undefined ? guessEntity(check.profile, members) : findEntity(check.profile, String(marker)));
  if (entity === undefined) {
    const position = getFieldPositions(text, ['_type'])[0] as Position;
    return createFailedResult(file, {
      field: '_type',
      message: `${check.profile.display_name} has no such entity.`,
      rule: 'enum',
      ...position,
    });
  }
  return validateParsedObject(
    file,
    text,
    isYaml ? resolveUnquotedValues(check.profile, entity, members) : members,
    entity,
    check,
  );
}

/** Interprets unquoted values as an import does: in text fields, `00012` is a string and not the number 12. */
function resolveUnquotedValues(
  profile: Profile,
  entity: Entity,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => {
    const field = findFieldByName(entity, name);
    if (field === undefined) return [name, resolveScalars(value, 'values')];
    const content = getContent(field);
    if (content.kind === 'scalar') return [name, resolveForType(content.type, value)];
    const nested = findEntity(profile, content.entity);
    const resolveItem = (item: unknown) =>
      nested === undefined || !isObject(item) || item instanceof WrittenScalar
        ? resolveScalars(item, 'values')
        : resolveUnquotedValues(profile, nested, item);
    return [name, Array.isArray(value) ? value.map(resolveItem) : resolveItem(value)];
  });
  return Object.fromEntries(entries);
}

function validateParsedObject(
  file: string,
  text: string,
  data: object,
  entity: Entity,
  { profile, withWarnings }: FileCheck,
): FileResult {
  try {
    const { errors } = validateObject(profile, entity.name, data, { most: Number.POSITIVE_INFINITY });
    const warnings = withWarnings ? listWarnings(profile, entity.name, data) : [];
    const places =
      errors.length + warnings.length === 0
        ? []
        : getFieldPositions(
            text,
            [...errors, ...warnings].map(({ field }) => field),
          );
    return {
      file,
      entity: entity.name,
      errors: errors.map((error, index) => ({ ...error, ...(places[index] as Position) })),
      warnings: warnings.map((warning, index) => ({ ...warning, ...(places[errors.length + index] as Position) })),
    };
  } catch (error) {
    if (!(error instanceof NestingError)) throw error;
    return createFailedResult(file, { field: '', message: `The data ${error.message}.`, rule: 'nesting', line: 1, column: 1 });
  }
}

function createFailedResult(file: string, error: LocatedError): FileResult {
  return { file, entity: undefined, errors: [error], warnings: [] };
}
