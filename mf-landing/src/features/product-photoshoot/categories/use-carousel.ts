import { useEffect, useState } from 'react';
import { loadCarousel } from './load-carousel';

export type CarouselComponent = Awaited<ReturnType<typeof loadCarousel>>['Carousel'];

/** On a slow line the pictures may keep the code waiting past the time limit of a script. */
const FURTHER_TRIES = 2;

/** The carousel once its code is there; undefined before that, and when it cannot be had. */
export function useCarousel(): CarouselComponent | undefined {
  const [loaded, setLoaded] = useState<{ readonly Carousel: CarouselComponent }>();
  useEffect(() => {
    let isWanted = true;
    const load = async (triesLeft: number): Promise<void> => {
      try {
        const { Carousel } = await loadCarousel();
        if (isWanted) setLoaded({ Carousel });
      } catch {
        if (isWanted && triesLeft > 0) await load(triesLeft - 1);
      }
    };
    void load(FURTHER_TRIES);
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded?.Carousel;
}
