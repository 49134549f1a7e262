/** Names the search engines other than MaxQuant and RawTools whose result files are supported. */

export const ENGINES = ['diann', 'fragpipe', 'spectronaut', 'alphadia', 'sage'] as const;

export type Engine = (typeof ENGINES)[number];

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  diann: 'DIA-NN',
  fragpipe: 'FragPipe',
  spectronaut: 'Spectronaut',
  alphadia: 'AlphaDIA',
  sage: 'Sage',
};
