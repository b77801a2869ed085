import { Skeleton } from '@alltalent/shared/ui';
import css from './tally.module.css';

const PLACES = ['14rem', '8rem', '6rem'] as const;

export function TallySkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <div aria-busy="true" aria-label="Talent and job counter" role="status">
      <div className={`wrap ${css.row} ${isQuiet ? css.quiet : ''}`}>
        {PLACES.map((width) => (
          <div key={width}>
            <Skeleton shape="text" width="12rem" />
            <Skeleton shape="block" width={width} height="4rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
