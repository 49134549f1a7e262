/**
 * Reads one YAML 1.2 document (core schema) with bounds, because the text may come from anybody: nesting, aliases and the time
 * for finding duplicate keys are limited.
 */
import { Composer, type CST, type Document, isAlias, isMap, isScalar, Lexer, LineCounter, Parser, visit } from 'yaml';
import { DocumentError } from './text-position.ts';

/** A parsed document with the means to find lines and columns. */
export interface YamlText {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Open constructs of the syntax; 64 levels of data need fewer. */
const deepestSyntax = 200;
const mostAliases = 1_000;
/** How often one anchor may be used, uses within uses multiplied. */
const mostUsesOfAnAnchor = 100;

/** Parses the text of one document. Throws DocumentError with the first problem. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
  let document: Document.Parsed | undefined;
  for (const each of composer.compose(boundedTokens(text, lines), true, text.length)) {
    const [error] = each.errors;
    if (error !== undefined) throw errorAt(lines, error.pos[0], `Not valid YAML: ${withoutExcerpt(error.message)}.`, error);
    if (document !== undefined) throw errorAt(lines, each.range[0], 'The text holds more than one YAML document.');
    document = each;
  }
  if (document === undefined) throw new DocumentError('The text is empty.', { line: 1, column: 1 });
  checkStructure(document, lines);
  return { document, lines };
}

/** The plain value of a document. Throws DocumentError when its aliases multiply. */
export function plainValueOf({ document, lines }: YamlText): unknown {
  try {
    return document.toJS({ maxAliasCount: mostUsesOfAnAnchor });
  } catch (cause) {
    if (cause instanceof ReferenceError) throw errorAt(lines, 0, 'The aliases of the YAML document are used too often.', cause);
    throw cause;
  }
}

function* boundedTokens(text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let read = 0;
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    read += lexeme.length;
    if (parser.stack.length > deepestSyntax)
      throw errorAt(lines, Math.min(read, text.length), 'The YAML document is nested too deeply.');
  }
  yield* parser.end();
}

/** Refuses keys that occur twice in one map, aliases of nothing, and documents that consist of aliases. */
function checkStructure(document: Document.Parsed, lines: LineCounter): void {
  let aliases = 0;
  const anchors = new Set<string>();
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) {
        aliases += 1;
        if (aliases > mostAliases)
          throw errorAt(lines, node.range?.[0] ?? 0, `A YAML document may hold ${mostAliases} aliases at most.`);
        if (!anchors.has(node.source))
          throw errorAt(lines, node.range?.[0] ?? 0, `The alias *${node.source} has no anchor before it.`);
        return;
      }
      if (node.anchor !== undefined) anchors.add(node.anchor);
      if (!isMap(node)) return;
      const names = new Set<string>();
      for (const { key } of node.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) throw errorAt(lines, key.range?.[0] ?? 0, `The member ${JSON.stringify(name)} is there twice.`);
        names.add(name);
      }
    },
  });
}

function errorAt(lines: LineCounter, offset: number, message: string, cause?: unknown): DocumentError {
  const { line, col } = lines.linePos(offset);
  return new DocumentError(
    message,
    { line: Math.max(1, line), column: Math.max(1, col) },
    cause === undefined ? undefined : { cause },
  );
}

function withoutExcerpt(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');
}
