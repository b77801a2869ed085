import { MOST_COUNTED, type OfficeSession } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { type MessageId, t } from '../../messages';
import { type Place, PLACE_GROUPS, type PlaceGroup, PLACES } from './places';
import styles from './places.module.css';
import { todayQuery } from './today.query';

const GROUP_NAMES: Readonly<Record<PlaceGroup, MessageId>> = {
  work: 'places.group.work',
  business: 'places.group.business',
  site: 'places.group.site',
  office: 'places.group.office',
};

type PlaceLinksProps = {
  readonly session: OfficeSession;
  /** Begins the ids of the headings, which a page may show twice. */
  readonly idPrefix: string;
  readonly onChosen?: () => void;
};

/** The places that the rights of a person include, each group under its heading. */
export function PlaceLinks({ session, idPrefix, onChosen }: PlaceLinksProps) {
  const shown = PLACES.filter(({ right }) => right === undefined || session.rights.includes(right));
  const groups = PLACE_GROUPS.filter((name) => shown.some(({ group }) => group === name));
  return groups.map((name) => (
    <div key={name} className={styles.group}>
      <p id={`${idPrefix}-${name}`} className={styles.heading}>
        {t(GROUP_NAMES[name])}
      </p>
      <ul aria-labelledby={`${idPrefix}-${name}`}>
        {shown
          .filter(({ group }) => group === name)
          .map((place) => (
            <PlaceLink key={place.path} {...place} onChosen={onChosen} />
          ))}
      </ul>
    </div>
  ));
}

function PlaceLink({ path, label, icon, queue, onChosen }: Place & Pick<PlaceLinksProps, 'onChosen'>) {
  const { data } = useQuery(todayQuery);
  const waiting = data?.queues.find((counted) => counted.queue === queue);
  return (
    <li>
      <NavLink to={path} end={path === '/office'} onClick={onChosen}>
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
