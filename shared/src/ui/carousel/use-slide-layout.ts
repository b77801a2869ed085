import { useCallback, useSyncExternalStore } from 'react';

export type CarouselBreakpoint = {
  /** Screen width in pixels from which it holds. */
  readonly from: number;
  readonly slides: number;
  /** Between slides, pixels. */
  readonly margin: number;
};

export type CarouselSettings = {
  readonly slidesToShow: number;
  readonly margin: number;
  readonly breakpoints: readonly CarouselBreakpoint[];
};

/** Slides side by side and the space between them, for the width of the screen. Narrow first, also on the server. */
export function useSlideLayout({ slidesToShow, margin, breakpoints }: CarouselSettings): {
  readonly slides: number;
  readonly margin: number;
} {
  const froms = breakpoints.map(({ from }) => from).join();
  const subscribe = useCallback(
    (notify: () => void) => {
      const queries = froms === '' ? [] : froms.split(',').map((from) => widthQuery(Number(from)));
      for (const query of queries) query?.addEventListener('change', notify);
      return () => {
        for (const query of queries) query?.removeEventListener('change', notify);
      };
    },
    [froms],
  );
  const from = useSyncExternalStore(
    subscribe,
    () => Math.max(-1, ...breakpoints.map((point) => (widthQuery(point.from)?.matches ? point.from : -1))),
    () => -1,
  );
  const point = breakpoints.find((candidate) => candidate.from === from);
  return point ? { slides: point.slides, margin: point.margin } : { slides: slidesToShow, margin };
}

function widthQuery(from: number): MediaQueryList | undefined {
  return typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(`(min-width: ${from}px)`) : undefined;
}
