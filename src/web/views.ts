/** Pages: Eta templates under views/, each with its own view model, in the layout of the site. */
import { Eta } from 'eta';
import { resolveOwnPath } from '../own-files.ts';
import { formatDisplayName } from '../profiles/name-words.ts';
import { getAssetFolder } from './files/built-assets.ts';
import { getCurrentViewer, type PageViewer } from './for-people/viewing.ts';
import { chooseWord, formatNumber, formatQuantity } from './for-people/words.ts';
import type { Flash } from './replies/flash.ts';

/** A template under views/, and the view model that it needs. Made by `view`. */
export interface View<Model extends object> {
  /** Path below views/ without `.eta`, like `schemas/profiles`. */
  readonly template: string;
  /** Never set; ties the template to its model for the compiler. */
  readonly model?: Model;
}

/** Names a template and, for the compiler, its view model. */
export function createView<Model extends object>(template: string): View<Model> {
  return { template };
}

/** A parent page in the breadcrumb. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The parts of the layout around a page's content. */
export interface Page {
  /** Title of the document, without the name of the site. */
  readonly title: string;
  /** Path of the page's entry in the header; none is marked when absent. */
  readonly section?: string;
  /** The pages above this one, topmost first, without home. No breadcrumb is shown when absent. */
  readonly crumbs?: readonly Crumb[];
  /** The page's name in the breadcrumb; by default, its title. */
  readonly crumb?: string;
  /** Parts of a long page that the keyboard reaches directly. */
  readonly skips?: readonly Crumb[];
  /** ES modules below /assets that improve the page. */
  readonly scripts?: readonly string[];
  /** Style sheets below /assets in addition to those of every page. */
  readonly styles?: readonly string[];
  /** The viewer, if only the service knows it; see for-people/viewing.ts. */
  readonly viewer?: PageViewer;
  /** True if the page contains a third-party application, whose elements our styles must not change. */
  readonly isReader?: boolean;
  /** Messages that are shown once. */
  readonly flashes?: readonly Flash[];
  /** True if the page uses the whole width, as tools do; text and tables have a maximum width. */
  readonly wide?: boolean;
}

/** Renders a page. @throws ViewError if the template uses a value that the model does not have */
export type Render = <Model extends object>(view: View<Model>, page: Page, model: Model) => string;

/** Thrown if a view uses a value that its view model does not have. */
export class ViewError extends Error {
  override readonly name = 'ViewError';
}

/** A page of a service that people start from. */
export interface ServicePage extends Crumb {
  /** The purpose of the page, in one sentence. */
  readonly summary: string;
  /** Not in the header, which has little room; other pages link to it. */
  readonly isBeside?: true;
}

/** A service that is on. */
export interface SiteService {
  /** Name of the contract. */
  readonly name: string;
  readonly title: string;
  /** The purpose of the service, in one or two sentences. */
  readonly summary: string;
  /** The entry pages. */
  readonly pages: readonly ServicePage[];
}

/** Data of the site for every page. */
export interface Site {
  readonly version: string;
  /** True if people can log in here. */
  readonly hasLogin?: boolean;
  /** The services that work, in the order of the header. */
  readonly services: readonly SiteService[];
}

/** The templates, which write numbers, plurals and names as everything else does. */
class Templates extends Eta {
  readonly words = { formatQuantity, formatDisplayName, formatNumber, chooseWord };
}

/** Creates the renderer. In development, the views are read again each time. */
export function createRender(options: { cache: boolean; site: Site }): Render {
  const eta = new Templates({
    views: resolveOwnPath('views'),
    cache: options.cache,
    autoFilter: true,
    functionHeader: 'const { formatQuantity, formatDisplayName, formatNumber, chooseWord } = this.words;',
    filterFunction: (value: unknown) => {
      if (value === undefined || value === null) throw new ViewError('A view printed a value that its model does not have.');
      return String(value);
    },
  });
  // In development, files change without a new address.
  const assets = options.cache ? getAssetFolder() : '/assets';
  return ({ template }, frame, model) => {
    // A service may know the name of a visitor who is not logged in.
    const seen = getCurrentViewer();
    const viewer = seen ?? frame.viewer ?? seen;
    const page = viewer === undefined ? frame : { ...frame, viewer };
    return eta.render(template, { ...model, page, site: options.site, assets });
  };
}

/** The position of a table's page; not shown for a single page. */
export interface Pager {
  readonly page: number;
  readonly pages: number;
  /** Empty at the ends. */
  readonly previousPath: string;
  readonly nextPath: string;
}

/** Creates it; `address` returns the address of a page, counted from 1. */
export function createTablePager({ page, pages }: Pick<Pager, 'page' | 'pages'>, address: (page: number) => string): Pager {
  return {
    page,
    pages,
    previousPath: page > 1 ? address(page - 1) : '',
    nextPath: page < pages ? address(page + 1) : '',
  };
}
