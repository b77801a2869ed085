/** Rows to read for a page, and the end they are counted from. */
export type PageWindow = { readonly skip: number; readonly take: number; readonly fromEnd: boolean };

/** Returns the rows of a page. Past the middle they are read from the end, so that the last page is as fast as the first. */
export function pageWindow(total: number, page: number, size: number): PageWindow {
  const first = (page - 1) * size;
  const take = Math.max(0, Math.min(size, total - first));
  const skipFromEnd = total - first - take;
  return first > skipFromEnd ? { skip: Math.max(0, skipFromEnd), take, fromEnd: true } : { skip: first, take, fromEnd: false };
}
