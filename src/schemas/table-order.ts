/** Tables that are sorted by their address, as every service has them. */
export { type SortColumn, type SortHead, sortHeads, sortRows } from '../web/table-order.ts';
