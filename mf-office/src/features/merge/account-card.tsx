import { confirmationOf, longDayInIndia, type PersonItem } from '@alltalent/shared/contracts';
import { Facts } from '../../domain/review/facts';
import { rolesInWords } from '../../domain/person/roles-in-words';
import { StatusMark } from '../../domain/person/status-mark';
import { t as common } from '../../messages';
import { t } from '../../messages/person-data';
import styles from './merge.module.css';

type AccountCardProps = { readonly account: PersonItem; readonly isKept: boolean; readonly onKeep: (id: string) => void };

/** One of two accounts that stand side by side, with what becomes of it. */
export function AccountCard({ account, isKept, onKeep }: AccountCardProps) {
  const { user_id: id, name, email, phone, role_id: roles, status, slug, since } = account;
  const title = name === '' ? common('people.nameless') : name;
  return (
    <article className={styles.card} data-kept={isKept || undefined} aria-label={`${title}, ${id}`}>
      <label className={styles.fate}>
        <input
          type="radio"
          name="keep"
          aria-label={t('merge.keepThis', { account: confirmationOf(account) })}
          checked={isKept}
          onChange={() => onKeep(id)}
        />
        {t(isKept ? 'merge.stays' : 'merge.ends')}
      </label>
      <h2 className={styles.name}>{title}</h2>
      <StatusMark status={status} />
      <Facts
        facts={[
          [t('merge.fact.email'), email],
          [t('merge.fact.phone'), phone],
          [t('merge.fact.roles'), rolesInWords(roles)],
          [t('merge.fact.since'), longDayInIndia(since)],
          [t('merge.fact.slug'), slug],
          [t('merge.fact.id'), id],
        ]}
      />
    </article>
  );
}
