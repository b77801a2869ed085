import type { ReactNode } from 'react';
import { SideScroller } from '../../../domain/side-scroller/side-scroller';
import { Still } from '../../../domain/still/still';
import css from './category-dialog.module.css';
import type { Shot } from './pictures-of';
import { type CarouselComponent, useCarousel } from './use-carousel';

const MARGIN = 16;
const SETTINGS = {
  slidesToShow: 1,
  margin: MARGIN,
  breakpoints: [
    { from: 600, slides: 2, margin: MARGIN },
    { from: 1024, slides: 3, margin: MARGIN },
  ],
} as const;
const INTERVAL_MS = 2500;
const SIZES = '(max-width: 599px) 90vw, (max-width: 1023px) 45vw, 20rem';

type CategoryShotsProps = {
  readonly label: string;
  readonly pictures: readonly Shot[];
};

/** Pictures going round; in a row to be scrolled until the code for that is there. */
export function CategoryShots({ label, pictures }: CategoryShotsProps) {
  const carousel = useCarousel();
  if (pictures.length === 0) return null;
  const shots = pictures.map(({ name, alt }) => <Still key={name} className={css.shot} name={name} alt={alt} sizes={SIZES} />);
  if (carousel) {
    return (
      <Round as={carousel} label={label}>
        {shots}
      </Round>
    );
  }
  return (
    <SideScroller className={css.row} label={label}>
      {shots}
    </SideScroller>
  );
}

type RoundProps = { readonly as: CarouselComponent; readonly label: string; readonly children: ReactNode };

function Round({ as: Carousel, label, children }: RoundProps) {
  return (
    <Carousel className={css.round} label={label} settings={SETTINGS} intervalMs={INTERVAL_MS}>
      {children}
    </Carousel>
  );
}
