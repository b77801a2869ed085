import { Skeleton } from '@alltalent/shared/ui';
import css from './featured-talent.module.css';

type FeaturedTalentSkeletonProps = { readonly isQuiet: boolean; readonly count: number };

export function FeaturedTalentSkeleton({ isQuiet, count }: FeaturedTalentSkeletonProps) {
  return (
    <div className="section" aria-busy="true" aria-label="Featured talent" role="status">
      <div className={`wrap ${css.grid} ${isQuiet ? css.quiet : ''}`}>
        <div className={css.header}>
          <Skeleton width="100%" height="3.5rem" />
          <Skeleton width="70%" height="3.5rem" />
          <Skeleton width="90%" />
        </div>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={place === 0 ? css.leadGhost : undefined}>
            <Skeleton shape="card" aspect="4 / 5" className={css.ghostFrame} />
            <Skeleton className={css.ghostLine} width="60%" />
            <Skeleton className={css.ghostLine} width="85%" />
          </div>
        ))}
      </div>
    </div>
  );
}
