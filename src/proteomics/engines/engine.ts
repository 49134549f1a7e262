/** Names the search engines other than MaxQuant and RawTools whose result files are supported. */

/** Names of search engines in responses and metrics (docs/requirements.md, P22). */
export const ENGINES = ['diann', 'fragpipe', 'spectronaut', 'alphadia', 'sage'] as const;

export type Engine = (typeof ENGINES)[number];

/** Names of the engines as pages show them. */
export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  diann: 'DIA-NN',
  fragpipe: 'FragPipe',
  spectronaut: 'Spectronaut',
  alphadia: 'AlphaDIA',
  sage: 'Sage',
};
