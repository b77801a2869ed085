import type { AccountBrief } from '@alltalent/shared/contracts';
import { longDayInIndia } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { type MessageId, t } from '../../messages';
import { PLACES } from '../office-page/places';
import { useOffice } from '../office-page/confirming';
import { Part } from './part';
import styles from './review.module.css';

const STATUSES: Readonly<Record<AccountBrief['status'], MessageId>> = {
  active: 'account.active',
  suspended: 'account.suspended',
  terminated: 'account.terminated',
  withheld: 'account.withheld',
};
const HAS_PEOPLE = PLACES.some(({ path }) => path === '/office/people');

type AccountPartProps = { readonly account: AccountBrief | null; readonly title?: string };

/** The account behind an item in short, with the way to all that the office knows of it. */
export function AccountPart({ account, title = t('account.title') }: AccountPartProps) {
  const { rights } = useOffice();
  if (account === null) {
    return (
      <Part title={title}>
        <p className="muted">{t('account.none')}</p>
      </Part>
    );
  }
  const { user_id: id, name, email, phone, status, since, open_reports: reports } = account;
  const facts = [
    [t('account.email'), email],
    [t('account.phone'), phone],
    [t('account.status'), t(STATUSES[status])],
    [t('account.since'), longDayInIndia(since)],
    [t('account.reports'), String(reports)],
  ].filter(([, value]) => value !== '');
  return (
    <Part title={title}>
      <dl className={styles.account}>
        <div>
          <dt>{t('account.name')}</dt>
          <dd>{rights.includes('people') && HAS_PEOPLE ? <TextLink to={`/office/people/${id}`}>{name}</TextLink> : name}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
