import type { Person, PersonItem } from '@alltalent/shared/contracts';
import { EmptyState, TextLink } from '@alltalent/shared/ui';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { rolesInWords } from '../../domain/person/roles-in-words';
import { StatusMark } from '../../domain/person/status-mark';
import { SearchField } from '../../domain/search-field/search-field';
import { t as common } from '../../messages';
import { t } from '../../messages/person-data';
import { duplicatesQuery } from './merge.query';
import styles from './merge.module.css';

/** Finds the other account of a person, at first by the name. */
export function Duplicates({ person }: { readonly person: Person }) {
  const [typed, setTyped] = useState(person.name);
  const query = useQuery(duplicatesQuery(useDebouncedValue(typed.trim())));
  return (
    <>
      <div role="search" className={styles.search}>
        <SearchField label={t('merge.find')} hint={t('merge.findHint')} value={typed} onChange={setTyped} />
      </div>
      <OfficeQueryView query={query} failure={common('people.failure')}>
        {({ data }) => <Candidates people={data.filter(({ user_id: id }) => id !== person.user_id)} ofId={person.user_id} />}
      </OfficeQueryView>
    </>
  );
}

function Candidates({ people, ofId }: { readonly people: readonly PersonItem[]; readonly ofId: string }) {
  if (people.length === 0) return <EmptyState title={t('merge.none')}>{t('merge.noneText')}</EmptyState>;
  return (
    <ul className={styles.candidates} aria-label={t('merge.candidates')}>
      {people.map(({ user_id: id, name, email, phone, role_id: roles, status }) => (
        <li key={id}>
          <TextLink to={`/office/people/${ofId}/merge?with=${encodeURIComponent(id)}`}>
            {name === '' ? common('people.nameless') : name}
          </TextLink>
          <span>{email === '' ? phone : email}</span>
          <span className="muted">{rolesInWords(roles)}</span>
          <StatusMark status={status} />
        </li>
      ))}
    </ul>
  );
}
