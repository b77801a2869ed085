import type { ReactNode } from 'react';
import css from './section-skeleton.module.css';

type SectionSkeletonProps = {
  readonly label: string;
  readonly isQuiet: boolean;
  /** The ground the section will have. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The room of a section that is on its way. Quiet, nothing is drawn in it yet. */
export function SectionSkeleton({ label, isQuiet, className = 'section', children }: SectionSkeletonProps) {
  return (
    <div className={`${className} ${css.ghosts}`} role="status" aria-busy="true" aria-label={label}>
      <div className={isQuiet ? css.quiet : undefined}>{children}</div>
    </div>
  );
}
