import { Skeleton } from '@alltalent/shared/ui';
import { SectionSkeleton } from '../section/section-skeleton';
import css from './influencer-carousel.module.css';

/** Three places, of which a narrow screen shows the first. */
export function CarouselSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Influencers" isQuiet={isQuiet} className={`section ${css.ground}`}>
      <div className={`wrap ${css.round}`}>
        <Skeleton className={css.ghostTitle} />
        <div className={css.ghosts}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} className={css.ghost} />
          ))}
        </div>
      </div>
    </SectionSkeleton>
  );
}
