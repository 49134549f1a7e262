/** Pages: Eta templates under views/, in the layout of the site. */
import { join } from 'node:path';
import { Eta } from 'eta';

/** Renders a view, like `schemas/profiles`, with its view model. */
export type Render = (view: string, model: object) => string;

/** A view that asked for something its view model does not have. */
export class ViewError extends Error {
  override readonly name = 'ViewError';
}

/** Makes the renderer. In development the views are read again each time. */
export function createRender(options: { cache: boolean; site: Site }): Render {
  const eta = new Eta({
    views: join(import.meta.dirname, '../../views'),
    cache: options.cache,
    autoFilter: true,
    filterFunction: (value: unknown) => {
      if (value === undefined || value === null) throw new ViewError('A view printed a value that its model does not have.');
      return String(value);
    },
  });
  return (view, model) => eta.render(view, { ...model, site: options.site });
}

/** What every page shows around its content. */
export interface Site {
  /** The services that are on, for the header. */
  services: readonly { name: string; title: string; path: string }[];
}
