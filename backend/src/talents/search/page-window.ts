/** Which rows to read for a page, and from which end. */
export type PageWindow = { readonly skip: number; readonly take: number; readonly fromEnd: boolean };

/** Past the middle the list is read from its end, so that the last page costs as much as the first. */
export function pageWindow(total: number, page: number, size: number): PageWindow {
  const first = (page - 1) * size;
  const take = Math.max(0, Math.min(size, total - first));
  const skipFromEnd = total - first - take;
  return first > skipFromEnd ? { skip: Math.max(0, skipFromEnd), take, fromEnd: true } : { skip: first, take, fromEnd: false };
}
