import { ChipLink } from '@alltalent/shared/ui';
import css from './applications.module.css';
import type { ApplicationParts, Shown } from './shown-applications';

type ShowFilterProps = { readonly shown: Shown; readonly parts: ApplicationParts };

export function ShowFilter({ shown, parts: { open, finished } }: ShowFilterProps) {
  return (
    <nav className={css.filter} aria-label="Show">
      <ChipLink to="/talent/applications?show=open" isCurrent={shown === 'open'}>
        Open <span className="num">{open.length}</span>
      </ChipLink>
      <ChipLink to="/talent/applications?show=finished" isCurrent={shown === 'finished'}>
        Finished <span className="num">{finished.length}</span>
      </ChipLink>
    </nav>
  );
}
