/** Completeness as pages show it: a bar, and the numbers in words. */

import { numberText } from '../../web/for-people/words.ts';
import type { Completeness } from '../picture/completeness.ts';

/** Model of views/hub/partials/completeness. */
export interface CompletenessModel {
  /** The bar is about required fields, as long as some are missing; then about all. */
  readonly value: number;
  readonly max: number;
  /** Like `98 % of what is required`. */
  readonly text: string;
  /** Like `240 of 242 required values, 611 of 1,498 in all`. */
  readonly detail: string;
  readonly isDone: boolean;
}

/** Model of a completeness. */
export function completenessModel({ required_filled, required_total, filled, total }: Completeness): CompletenessModel {
  const isDone = required_filled === required_total && total > 0;
  return {
    value: required_filled,
    max: Math.max(1, required_total),
    text: total === 0 ? 'nothing yet' : isDone ? 'all required' : `${percent(required_filled, required_total)} of required`,
    detail: `${number(required_filled)} of ${number(required_total)} required values, ${number(filled)} of ${number(total)} in all`,
    isDone,
  };
}

/** Rounded down, so that only what is whole is called whole. */
function percent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / Math.max(1, whole))} %`;
}

function number(value: number): string {
  return numberText(value);
}
