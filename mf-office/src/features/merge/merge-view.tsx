import type { Person } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { personQuery } from '../../domain/person/person.query';
import { t } from '../../messages/person-data';
import { Duplicates } from './duplicates';
import { MergePair } from './merge-pair';
import styles from './merge.module.css';

const OTHER = 'with';

/** Makes one account of two that a person has. The other account is in the address. */
export function MergeView({ id }: { readonly id: string }) {
  const query = useQuery(personQuery(id));
  return (
    <OfficeQueryView query={query} failure={t('person.failure')}>
      {({ data }) => <Merge person={data} />}
    </OfficeQueryView>
  );
}

function Merge({ person }: { readonly person: Person }) {
  const [params] = useSearchParams();
  const other = params.get(OTHER) ?? '';
  return (
    <div className={styles.merge}>
      <p>
        <TextLink to={`/office/people/${person.user_id}`}>{t('merge.back')}</TextLink>
      </p>
      {other === '' ? <Duplicates person={person} /> : <MergePair firstId={person.user_id} secondId={other} />}
    </div>
  );
}
