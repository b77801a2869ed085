import { useMayChange } from '@alltalent/shared/api';
import { ButtonLink, usePageTitle } from '@alltalent/shared/ui';
import type { ComponentType } from 'react';
import { t } from '../../messages';
import { Applicants } from './applicants/applicants';
import { Bookings } from './bookings/bookings';
import type { DashboardTab } from './dashboard-place';
import { DashboardTabs, TAB_NAMES } from './dashboard-tabs';
import { Invites } from './invites/invites';
import { Overview } from './overview/overview';
import { OwnJobs } from './own-jobs/own-jobs';
import { useDashboardPlace } from './use-dashboard-place';
import styles from './dashboard.module.css';

const PARTS: Readonly<Record<DashboardTab, ComponentType>> = {
  overview: Overview,
  jobs: OwnJobs,
  applicants: Applicants,
  invites: Invites,
  bookings: Bookings,
};

/** Where a client's casting is run: the own calls, who answered, who is invited and who is booked. */
export function Dashboard({ firstName }: { readonly firstName: string }) {
  const { tab } = useDashboardPlace().place;
  const Part = PARTS[tab];
  const mayChange = useMayChange();
  const greeting = firstName === '' ? 'Welcome' : `Hello, ${firstName}`;
  usePageTitle(`${tab === 'overview' ? 'My dashboard' : TAB_NAMES[tab]} | All Talent`);
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <h1>{tab === 'overview' ? greeting : TAB_NAMES[tab]}</h1>
        {mayChange ? <ButtonLink to="/post-a-job">Post a Job</ButtonLink> : <p>{t('viewer.note')}</p>}
      </header>
      <DashboardTabs current={tab} />
      <div className={styles.part}>
        <Part />
      </div>
    </div>
  );
}
