import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages';
import { overviewQuery, ownJobsQuery } from './dashboard.query';
import { DASHBOARD_TABS, type DashboardTab, placePath } from './dashboard-place';
import styles from './dashboard.module.css';

export const TAB_NAMES: Readonly<Record<DashboardTab, string>> = {
  overview: 'Overview',
  jobs: 'Jobs',
  applicants: 'Applicants',
  invites: 'Invites',
  bookings: 'Bookings',
};

/** The parts of the dashboard, each with how much is in it, and the page of the team. */
export function DashboardTabs({ current }: { readonly current: DashboardTab }) {
  const counts = useTabCounts();
  return (
    <nav className={styles.tabs} aria-label="Dashboard">
      {DASHBOARD_TABS.map((tab) => (
        <Link key={tab} to={placePath({ tab })} aria-current={tab === current ? 'page' : undefined} preventScrollReset>
          {TAB_NAMES[tab]}
          {counts[tab] !== undefined && <span className="num"> {counts[tab]}</span>}
        </Link>
      ))}
      <Link to="/account/team">{t('dashboard.team')}</Link>
    </nav>
  );
}

function useTabCounts(): Partial<Record<DashboardTab, number>> {
  const jobs = useQuery(ownJobsQuery).data?.data;
  const overview = useQuery(overviewQuery).data;
  return {
    ...(jobs && { jobs: jobs.length, applicants: jobs.reduce((sum, { applied }) => sum + applied, 0) }),
    ...(overview && { invites: overview.invitations.length, bookings: overview.bookings.length }),
  };
}
