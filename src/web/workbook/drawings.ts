/** Reads drawings on a sheet of .xlsx (ECMA-376, part 1, 20.5): pictures, charts and shapes with text. */
import { readCompleteMarkup } from './markup.ts';
import { MAX_EXTRAS, type SheetDrawings } from './sheet.ts';

/** The drawings of a sheet that has none. */
export const NO_DRAWINGS: SheetDrawings = { pictures: 0, charts: 0, texts: [] };

/** Reads the file with a sheet's drawings. Programs repeat newer drawings in an older form, which is skipped. */
export async function readDrawings(pieces: AsyncIterable<Uint8Array>): Promise<SheetDrawings> {
  const drawings = { pictures: 0, charts: 0, texts: [] as string[] };
  let fallbacks = 0;
  let text: string | undefined;
  let isText = false;
  await readCompleteMarkup(pieces, {
    open(name) {
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === 'pic') drawings.pictures += 1;
      if (name === 'graphicFrame') drawings.charts += 1;
      if (name === 'sp') text = '';
      if (name === 'p' && text !== undefined && text !== '') text += '\n';
      isText = name === 't';
    },
    text(piece) {
      if (isText && text !== undefined) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'Fallback') fallbacks -= 1;
      if (name !== 'sp' || text === undefined) return;
      if (text.trim() !== '' && drawings.texts.length < MAX_EXTRAS) drawings.texts.push(text);
      text = undefined;
    },
  });
  return drawings;
}
