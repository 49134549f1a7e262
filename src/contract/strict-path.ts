/** Values in paths of outgoing requests, which must not leave their segment (docs/requirements.md, C10). */

/** Thrown if a path value is empty, consists of dots only, or is not a scalar. */
export class PathValueError extends TypeError {
  override readonly name = 'PathValueError';
  /** Name of the path parameter. */
  readonly parameter: string;
  constructor(parameter: string, reason: string) {
    super(`path parameter ${parameter}: ${reason}`);
    this.parameter = parameter;
  }
}

/**
 * Fills the parameters of a path template, percent-encoding every value down to RFC 3986's unreserved characters. A value of
 * dots only would climb to the parent path, as URL parsers resolve it even when encoded, and is refused.
 *
 * @throws PathValueError
 */
export function fillPathTemplate(pathname: string, parameters: Record<string, unknown>): string {
  return pathname.replace(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new PathValueError(name, 'a text or a number is required');
    }
    const text = String(value);
    if (text === '') throw new PathValueError(name, 'must not be empty');
    if (/^\.+$/.test(text)) throw new PathValueError(name, 'must not consist of dots');
    if (!text.isWellFormed()) throw new PathValueError(name, 'is not well-formed Unicode');
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  });
}

/** Returns the text of a segment of a path; undefined when there is none, or when it is not correctly encoded (RFC 3986, section 2.1). */
export function formatSegment(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
