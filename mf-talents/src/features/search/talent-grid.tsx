import type { TalentCard } from '@alltalent/shared/contracts';
import { TalentCardView } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import styles from './talent-grid.module.css';

export const CARD_SIZES = '(max-width: 46rem) 43vw, (max-width: 75rem) 30vw, 295px';
/** The first row of the widest grid: what the eye sees first is fetched first. */
const FIRST_ROW = 4;

export type CardActions = {
  /** What can be done with a card: select it, save it. */
  readonly actionsOf?: (talent: TalentCard) => ReactNode;
  readonly isSelecting?: boolean;
};
type TalentGridProps = CardActions & { readonly talents: readonly TalentCard[]; readonly isDimmed?: boolean };

export function TalentGrid({ talents, isDimmed = false, actionsOf, isSelecting }: TalentGridProps) {
  return (
    <ul className={isDimmed ? `${styles.grid} ${styles.dimmed}` : styles.grid} aria-label="Talents">
      {talents.map((talent, index) => (
        <li key={talent.id}>
          <TalentCardView
            talent={talent}
            sizes={CARD_SIZES}
            isPriority={index < FIRST_ROW}
            actions={actionsOf?.(talent)}
            isSelecting={isSelecting ?? false}
          />
        </li>
      ))}
    </ul>
  );
}
