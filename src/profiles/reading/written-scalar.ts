/**
 * Scalars of YAML and JSON whose value does not determine their text: `007`, `1.10` and `1e3` are not the texts of 7, 1.1 and
 * 1000.
 */
import type { ScalarType } from '../profile.ts';

/** A number or boolean whose text cannot be derived from its value. */
export class WrittenScalar {
  readonly written: string;
  readonly value: unknown;

  constructor(written: string, value: unknown) {
    this.written = written;
    this.value = value;
  }

  toString(): string {
    return this.written;
  }
}

/** Returns the value, with its text if the value does not determine it. A value without a text is a list or an object. */
export function keepWritten(written: string | undefined, value: unknown): unknown {
  const isPlain = written === undefined || (typeof value !== 'number' && typeof value !== 'boolean');
  return isPlain || String(value) === written ? value : new WrittenScalar(written, value);
}

/** Returns whether values of a type are texts, so that unquoted values are read as texts. */
export function isTextType(type: ScalarType): boolean {
  return type !== 'integer' && type !== 'float' && type !== 'boolean';
}

/** Replaces such scalars by their texts or by their values. */
export function settled(value: unknown, as: 'texts' | 'values'): unknown {
  if (value instanceof WrittenScalar) return as === 'texts' ? value.written : value.value;
  if (Array.isArray(value)) return value.map((item) => settled(item, as));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, settled(inner, as)]));
}
