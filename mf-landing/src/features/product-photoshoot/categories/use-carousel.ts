import { useEffect, useState } from 'react';
import { loadCarousel } from './load-carousel';

export type CarouselComponent = Awaited<ReturnType<typeof loadCarousel>>['Carousel'];

/** The carousel once its code is there; undefined before that, and when it cannot be had. */
export function useCarousel(): CarouselComponent | undefined {
  const [loaded, setLoaded] = useState<{ readonly Carousel: CarouselComponent }>();
  useEffect(() => {
    let isWanted = true;
    loadCarousel().then(
      ({ Carousel }) => isWanted && setLoaded({ Carousel }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded?.Carousel;
}
