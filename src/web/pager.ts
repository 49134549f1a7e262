/** Links to the other pages of a table. */

/** Where a table's page stands; nothing is shown when there is only one. */
export interface Pager {
  readonly page: number;
  readonly pages: number;
  /** Empty at the ends. */
  readonly previousPath: string;
  readonly nextPath: string;
}

/** Makes it; `address` gives the address of a page, counted from 1. */
export function pagerOf({ page, pages }: Pick<Pager, 'page' | 'pages'>, address: (page: number) => string): Pager {
  return {
    page,
    pages,
    previousPath: page > 1 ? address(page - 1) : '',
    nextPath: page < pages ? address(page + 1) : '',
  };
}
