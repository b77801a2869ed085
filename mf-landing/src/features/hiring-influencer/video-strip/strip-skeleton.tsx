import { Skeleton } from '@alltalent/shared/ui';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './video-strip.module.css';

type StripSkeletonProps = { readonly label: string; readonly isQuiet: boolean; readonly count: number };

export function StripSkeleton({ label, isQuiet, count }: StripSkeletonProps) {
  return (
    <SectionSkeleton label={label} isQuiet={isQuiet} className={`ink ${css.strip}`}>
      <div className={css.tiles}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={css.tile}>
            <Skeleton className={css.ghost} />
            <Skeleton className={css.ghostLine} />
          </div>
        ))}
      </div>
    </SectionSkeleton>
  );
}
