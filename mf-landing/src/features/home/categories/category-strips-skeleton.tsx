import { Skeleton } from '@alltalent/shared/ui';
import css from './categories.module.css';

type CategoryStripsSkeletonProps = { readonly isQuiet: boolean; readonly count: number };

export function CategoryStripsSkeleton({ isQuiet, count }: CategoryStripsSkeletonProps) {
  return (
    <div className={`section ${css.ground} ${css.ghosts}`} aria-busy="true" aria-label="Popular talent categories" role="status">
      <div className={isQuiet ? css.quiet : undefined}>
        <div className={`wrap ${css.header}`}>
          <Skeleton className={css.title} width="min(27rem, 80%)" />
        </div>
        <div className={`wrap ${css.strips}`}>
          {Array.from({ length: count }, (_, place) => (
            <Skeleton key={place} shape="card" className={css.strip} height="100%" />
          ))}
        </div>
      </div>
    </div>
  );
}
