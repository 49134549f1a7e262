/** Links to the other pages of a table. */

/** The position of a table's page; not shown for a single page. */
export interface Pager {
  readonly page: number;
  readonly pages: number;
  /** Empty at the ends. */
  readonly previousPath: string;
  readonly nextPath: string;
}

/** Creates it; `address` returns the address of a page, counted from 1. */
export function pagerOf({ page, pages }: Pick<Pager, 'page' | 'pages'>, address: (page: number) => string): Pager {
  return {
    page,
    pages,
    previousPath: page > 1 ? address(page - 1) : '',
    nextPath: page < pages ? address(page + 1) : '',
  };
}
