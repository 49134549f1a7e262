/** Fills values into paths of outgoing requests. A value must not leave its segment (docs/requirements.md, C10). */

/** Thrown if a path value is empty, consists only of dots, or is not a scalar. */
export class PathValueError extends TypeError {
  override readonly name = 'PathValueError';
  readonly parameter: string;
  constructor(parameter: string, reason: string) {
    super(`path parameter ${parameter}: ${reason}`);
    this.parameter = parameter;
  }
}

/** Fills a path template, encoding all but unreserved characters (RFC 3986). @throws PathValueError, also for dots only */
export function fillPathTemplate(pathname: string, parameters: Record<string, unknown>): string {
  return pathname.replace(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new PathValueError(name, 'must be text or a number');
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

/** Decodes a segment of a path; undefined if it is missing or not correctly encoded (RFC 3986, section 2.1). */
export function decodePathSegment(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
