import { longDayInIndia, type PersonItem } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { rolesInWords } from '../../domain/person/roles-in-words';
import { StatusMark } from '../../domain/person/status-mark';
import { t } from '../../messages';
import { peopleQuery } from './people.query';
import styles from './people.module.css';

/** Accounts that were found, with their states while they load, fail or are none. */
export function PeopleResults({ search }: { readonly search: string }) {
  const query = useInfiniteQuery(peopleQuery(search));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const isSkeletonShown = useDelayed(query.isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('people.failure')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('office.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  const people = data.pages.flatMap((page) => page.data);
  if (people.length === 0) return <EmptyState title={t('people.none')}>{t('people.noneText')}</EmptyState>;
  return (
    <div>
      <p className="vh" role="status">
        {isPlaceholderData ? t('office.searching') : t('people.found', { count: people.length })}
      </p>
      <ul className={styles.rows} aria-label={t('people.list')} aria-busy={isPlaceholderData}>
        {people.map((person) => (
          <PersonRow key={person.user_id} person={person} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.more} variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('people.more')}
        </Button>
      )}
    </div>
  );
}

function PersonRow({ person }: { readonly person: PersonItem }) {
  const { user_id: id, name, email, phone, role_id: roles, status, since } = person;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link className={styles.name} to={`/office/people/${id}`}>
          {name === '' ? t('people.nameless') : name}
        </Link>
        <span className="muted">{rolesInWords(roles)}</span>
      </div>
      <span className={styles.contact}>{email}</span>
      <span className={styles.contact}>{phone}</span>
      <span className={styles.since}>
        <StatusMark status={status} />
        <span className="muted">{longDayInIndia(since)}</span>
      </span>
    </li>
  );
}
