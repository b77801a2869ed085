export type PageItem = number | 'gap';

/** First three pages, the current one, last three pages; a gap wherever some are left out. */
export function pageNumbers(page: number, pageCount: number): readonly PageItem[] {
  const wanted = [1, 2, 3, page, pageCount - 2, pageCount - 1, pageCount];
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((number, index): PageItem[] => {
    const before = shown[index - 1] ?? 0;
    return number - before > 1 ? ['gap', number] : [number];
  });
}
