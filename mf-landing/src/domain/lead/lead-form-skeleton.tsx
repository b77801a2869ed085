import type { AdType } from '@alltalent/shared/contracts';
import { joinClasses, Skeleton, useDelayed } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { LEAD_FIELDS } from './lead-fields';
import css from './lead-form.module.css';

type LeadFormSkeletonProps = {
  readonly adType: AdType;
  readonly hint: ReactNode;
  /** Reserves the height without a visible skeleton, because the section is not near the viewport yet. */
  readonly isQuiet?: boolean;
};

const LOADING = { role: 'status', 'aria-busy': true, 'aria-label': 'The form is loading' } as const;

/** As high as the form, so that nothing moves when it comes. */
export function LeadFormSkeleton({ adType, hint, isQuiet = false }: LeadFormSkeletonProps) {
  const hasGhosts = useDelayed(!isQuiet);
  return (
    <div className={css.fields} {...(isQuiet ? {} : LOADING)}>
      {LEAD_FIELDS[adType].map(({ name, kind, isHalf }) => (
        <div key={name} className={joinClasses(css.ghosts, isHalf ? css.half : css.whole, !hasGhosts && css.quiet)}>
          <span className={css.ghostLabel}>
            <Skeleton className={css.ghostName} />
          </span>
          <Skeleton className={kind === 'area' ? css.ghostArea : css.ghostInput} />
        </div>
      ))}
      <Skeleton className={joinClasses(css.whole, css.ghostButton, !hasGhosts && css.quiet)} />
      <p className={css.hint}>{hint}</p>
    </div>
  );
}
