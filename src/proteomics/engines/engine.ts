/** The programs whose result files are understood beside those of MaxQuant and RawTools. */

/** Search engines, as answers and metrics name them (docs/requirements.md, P22). */
export const ENGINES = ['diann', 'fragpipe', 'spectronaut', 'alphadia', 'sage'] as const;

/** One of them. */
export type Engine = (typeof ENGINES)[number];

/** How people write their names. */
export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  diann: 'DIA-NN',
  fragpipe: 'FragPipe',
  spectronaut: 'Spectronaut',
  alphadia: 'AlphaDIA',
  sage: 'Sage',
};
