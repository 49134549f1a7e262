import type { Term } from '../../profiles/profile.ts';
import { createChoices } from '../../web/forms/fields.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import { type EditorField, formatFieldValue, formatItemTexts } from './fields.ts';

/** `number`, `date` and `reference` are text inputs that differ in their keyboards, hints or suggestions. */
export type ControlKind = 'text' | 'long' | 'number' | 'date' | 'choice' | 'reference';

export interface ControlChoice {
  readonly value: string;
  readonly label: string;
}

/** One input element of a control. The control of a list has several. */
export interface Input {
  readonly id: string;
  readonly value: string;
  /** Includes a current value that is not a choice, because saving would otherwise delete the value. */
  readonly choices: readonly ControlChoice[];
  readonly errors: readonly string[];
}

export interface Control {
  /** The value `field-<name>`, to which links refer. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: ControlKind;
  readonly isList: boolean;
  readonly tier: 'required' | 'recommended' | 'optional';
  readonly help: string;
  readonly term: Term | undefined;
  readonly demands: readonly string[];
  readonly rules: readonly string[];
  readonly example: string;
  readonly maxLength: number | undefined;
  /** Referenced entity type; empty for other fields. */
  readonly target: string;
  readonly isFromParent: boolean;
  /** True if users can search vocabulary terms. */
  readonly hasTerms: boolean;
  /** The field for the name or accession of the same term; may be empty. */
  readonly pair: string;
  /** Inputs of the field. Lists end with empty inputs, because browsers without scripts cannot add inputs. */
  readonly inputs: readonly Input[];
  readonly filled: number;
  /** Errors of the whole field, not of single list items. */
  readonly errors: readonly string[];
}

export interface ControlState {
  readonly value: unknown;
  readonly problems: readonly FieldError[];
  readonly example: string;
  readonly isFromParent: boolean;
  /** Maximum number of choices in all inputs. Above this number, the control is a text input. */
  readonly room: number;
}

const LONG_NAMES = /(description|comment|remark|note|abstract|summary|practice|preprocessing|protocol_text)s?$/i;
const SPARE_ITEMS = 2;

export function createControl(editorField: EditorField, state: ControlState): Control {
  const { field, described, isList, demands, rules } = editorField;
  const texts = isList
    ? [...formatItemTexts(state.value), ...Array<string>(SPARE_ITEMS).fill('')]
    : [formatFieldValue(state.value)];
  const kind = chooseControlKind(editorField, texts, state.room);
  const problemsAt = Map.groupBy(state.problems, (problem) => problem.field);
  const id = getControlId(field.name);
  const inputs = texts.map((value, index) => ({
    id: index === 0 ? id : `${id}-${index + 1}`,
    value,
    choices: kind === 'choice' ? listChoices(editorField, value) : [],
    errors: isList ? listMessages(problemsAt.get(`${field.name}[${index}]`) ?? []) : [],
  }));
  return {
    id,
    name: field.name,
    label: described.label,
    kind,
    isList,
    tier: described.tier,
    help: described.help ?? '',
    term: described.ontology_term === undefined ? undefined : { text: described.ontology_term, address: described.term_url },
    demands: [...listTypeWords(editorField), ...demands],
    rules,
    example: kind === 'choice' ? '' : state.example,
    maxLength: described.max_length,
    target: described.reference?.target_type ?? '',
    isFromParent: state.isFromParent,
    hasTerms: described.terms === true,
    pair: described.term_pair ?? '',
    inputs,
    filled: texts.filter((text) => text !== '').length,
    errors: listMessages(state.problems.filter(({ field: path }) => !isList || parseIndex(path) === undefined)),
  };
}

/** Returns the distinct messages, because a field and a rule can report the same message. */
export function listMessages(problems: readonly FieldError[]): readonly string[] {
  return [...new Set(problems.map(({ message }) => message))];
}

function getControlId(fieldName: string): string {
  return `field-${fieldName}`;
}

/** Returns the field name of an error path: `external_references` for `external_references[2]`. */
export function getFieldName(path: string): string {
  return /^[^.[]*/.exec(path)?.[0] ?? path;
}

/** Returns the element ID for an error path: the control, or the input of the list item. */
export function getAnchor(path: string): string {
  const index = parseIndex(path) ?? 0;
  return index === 0 ? getControlId(getFieldName(path)) : `${getControlId(getFieldName(path))}-${index + 1}`;
}

function parseIndex(path: string): number | undefined {
  const index = /^[^.[]*\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

function chooseControlKind({ field, described, scalar }: EditorField, texts: readonly string[], room: number): ControlKind {
  const choices = described.options?.length ?? (scalar === 'boolean' ? 2 : 0);
  if (choices > 0 && choices * texts.length <= room) return 'choice';
  if (described.reference !== undefined) return 'reference';
  if (scalar === 'integer' || scalar === 'float') return 'number';
  // Date pickers use their own format and delete invalid dates, so dates use text inputs.
  if (scalar === 'date' || scalar === 'datetime') return 'date';
  const isLong = LONG_NAMES.test(field.name) || texts.some((text) => text.length > 120 || text.includes('\n'));
  return scalar === 'string' && (described.max_length ?? 1000) > 255 && isLong ? 'long' : 'text';
}

function listChoices({ described, scalar }: EditorField, value: string): readonly ControlChoice[] {
  const allowed: readonly ControlChoice[] =
    scalar === 'boolean'
      ? createChoices({ true: 'yes', false: 'no' })
      : (described.options ?? []).map((option) => ({ value: option, label: option }));
  const isStrange = value !== '' && !allowed.some((choice) => choice.value === value);
  return [{ value: '', label: 'Choose…' }, ...(isStrange ? [{ value, label: `${value} (not in the list)` }] : []), ...allowed];
}

const TYPE_WORDS: Partial<Record<EditorField['scalar'], string>> = {
  integer: 'a whole number',
  float: 'a number',
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date, or a date and time such as 2024-03-01T08:30',
  uri: 'an address such as https://…',
  ontology_term: 'a term such as PO:0009012, or its address',
};

/** Returns the description of the type; empty if the pattern or the reference already describes the values. */
function listTypeWords({ scalar, described }: EditorField): readonly string[] {
  const isStated = described.reference !== undefined || described.pattern !== undefined;
  const words = isStated ? undefined : TYPE_WORDS[scalar];
  return words === undefined ? [] : [words];
}
