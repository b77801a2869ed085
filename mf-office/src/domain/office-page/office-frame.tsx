import { MOST_COUNTED, type OfficeSession } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { t } from '../../messages';
import { DecisionBar } from '../decisions/decision-bar';
import { usePendingDecisions } from '../decisions/decisions';
import styles from './office-page.module.css';
import { type Place, PLACES } from './places';
import { todayQuery } from './today.query';

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
  const places = useShownPlace();
  return (
    <div className={styles.office}>
      <nav ref={places} className={styles.places} aria-label={t('places.label')}>
        <ul>
          {PLACES.filter(({ right }) => right === undefined || session.rights.includes(right)).map((place) => (
            <PlaceLink key={place.path} {...place} />
          ))}
        </ul>
      </nav>
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

/** Keeps the current place in sight where the navigation is a row that scrolls, on phones. */
function useShownPlace() {
  const places = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = places.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (places.current && current) places.current.scrollLeft = current.offsetLeft - (places.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return places;
}

function PlaceLink({ path, label, icon, queue }: Place) {
  const { data } = useQuery(todayQuery);
  const waiting = data?.queues.find((counted) => counted.queue === queue);
  return (
    <li>
      <NavLink to={path} end={path === '/office'}>
        <Icon name={icon} />
        <span>{t(label)}</span>
        {waiting !== undefined && waiting.waiting > 0 && (
          <strong className={`num ${styles.count}`} data-late={waiting.late > 0 || undefined}>
            {waiting.waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : waiting.waiting}
            <span className="vh"> {t('places.waiting', { late: waiting.late })}</span>
          </strong>
        )}
      </NavLink>
    </li>
  );
}
