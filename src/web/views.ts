/** Renders pages: Eta templates under views/, each with its own view model, in the layout of the site. */
import { Eta } from 'eta';
import { resolveProjectPath } from '../own-files.ts';
import { formatDisplayName } from '../profiles/name-words.ts';
import { getAssetFolder } from './files/built-assets.ts';
import { getCurrentViewer, type PageViewer } from './for-people/viewing.ts';
import { chooseWord, formatNumber, formatQuantity } from './for-people/words.ts';
import type { Flash } from './replies/flash.ts';

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** Title, navigation and resources of a page, for the layout. */
export interface Page {
  /** Title of the document, without the name of the site. */
  readonly title: string;
  /** Path of the header's entry to highlight; absent to highlight none. */
  readonly section?: string;
  /** Parent pages, topmost first, without the home page. Without them, the page has no breadcrumbs. */
  readonly crumbs?: readonly Crumb[];
  /** Title in the breadcrumbs; by default that of the document. */
  readonly crumb?: string;
  /** Targets of skip links on a long page. */
  readonly skips?: readonly Crumb[];
  /** ES modules below /assets that improve the page. */
  readonly scripts?: readonly string[];
  /** Additional style sheets below /assets. */
  readonly styles?: readonly string[];
  /** The viewer, if only the service can determine it (for-people/viewing.ts). */
  readonly viewer?: PageViewer;
  /** True for a page of a third-party application. The styles of the site are not applied to it. */
  readonly isReader?: boolean;
  readonly flashes?: readonly Flash[];
}

/** Renders a page. `template` is a path below views/ without `.eta`, such as `schemas/profiles`. @throws ViewError */
export type Render = (template: string, page: Page, model: object) => string;

/** Thrown if a template uses a value that its view model does not contain. */
export class ViewError extends Error {}

export interface ServicePage extends Crumb {
  /** The purpose of the page, in one sentence. */
  readonly summary: string;
  /** True for a page that is not in the header because space is limited. */
  readonly isBeside?: true;
}

export interface SiteService {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly pages: readonly ServicePage[];
}

export interface Site {
  readonly version: string;
  readonly hasLogin?: boolean;
  /** The enabled services, in the order of the header. */
  readonly services: readonly SiteService[];
}

/** Templates with functions that format numbers, plurals and names. */
class Templates extends Eta {
  readonly words = { formatQuantity, formatDisplayName, formatNumber, chooseWord };
}

/** Creates the renderer. Without `cache`, templates are read again for each page. */
export function createRender(options: { cache: boolean; site: Site }): Render {
  const eta = new Templates({
    views: resolveProjectPath('views'),
    cache: options.cache,
    autoFilter: true,
    functionHeader: 'const { formatQuantity, formatDisplayName, formatNumber, chooseWord } = this.words;',
    filterFunction: (value: unknown) => {
      if (value === undefined || value === null) throw new ViewError('A view printed a value that its model does not have.');
      return String(value);
    },
  });
  // Without a version, because files change during development.
  const assets = options.cache ? getAssetFolder() : '/assets';
  return (template, frame, model) => {
    // A service can provide the name of a guest.
    const seen = getCurrentViewer();
    const viewer = seen ?? frame.viewer ?? seen;
    const page = viewer === undefined ? frame : { ...frame, viewer };
    return eta.render(template, { ...model, page, site: options.site, assets });
  };
}

/** View model of the links to other pages of a table; undefined if there is only one page. */
export interface Pager {
  readonly page: number;
  readonly pages: number;
  /** Empty on the first page. */
  readonly previousPath: string;
  readonly nextPath: string;
}

/** Builds the view model. `address` returns the address of a page, counted from 1. */
export function createTablePager({ page, pages }: Pick<Pager, 'page' | 'pages'>, address: (page: number) => string): Pager {
  return { page, pages, previousPath: page > 1 ? address(page - 1) : '', nextPath: page < pages ? address(page + 1) : '' };
}
