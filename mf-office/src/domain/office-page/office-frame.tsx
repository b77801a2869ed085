import type { OfficeSession } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { DecisionBar } from '../decisions/decision-bar';
import { usePendingDecisions } from '../decisions/decisions';
import styles from './office-page.module.css';
import { PlaceNavigation } from './place-navigation';

/** Decisions that the bar shows at once; it scrolls for more. */
const MOST_LINES = 3;

type OfficeFrameProps = {
  readonly session: OfficeSession;
  readonly title: string;
  readonly end: ReactNode;
  readonly children: ReactNode;
};

/** Navigation at the side, then title and content of the page. */
export function OfficeFrame({ session, title, end, children }: OfficeFrameProps) {
  const pending = usePendingDecisions();
  return (
    <div className={styles.office}>
      <PlaceNavigation session={session} />
      <div className={styles.content} data-decisions={Math.min(pending.length, MOST_LINES) || undefined}>
        <div className={styles.top}>
          <h1 className={styles.title}>{title}</h1>
          {end}
        </div>
        {children}
        <DecisionBar />
      </div>
    </div>
  );
}
