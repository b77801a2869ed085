import type { TalentCard } from '@alltalent/shared/contracts';
import { TalentCardView } from '@alltalent/shared/ui';
import styles from './talent-grid.module.css';

export const CARD_SIZES = '(max-width: 46rem) 46vw, (max-width: 75rem) 30vw, 295px';
/** The first row of the widest grid: what the eye sees first is fetched first. */
const FIRST_ROW = 4;

type TalentGridProps = { readonly talents: readonly TalentCard[]; readonly isDimmed: boolean };

export function TalentGrid({ talents, isDimmed }: TalentGridProps) {
  return (
    <ul className={isDimmed ? `${styles.grid} ${styles.dimmed}` : styles.grid} aria-label="Talents">
      {talents.map((talent, index) => (
        <li key={talent.id}>
          <TalentCardView talent={talent} sizes={CARD_SIZES} isPriority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
