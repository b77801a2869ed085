import { ROLES } from '@alltalent/shared/contracts';
import { ChipLink } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useSearchParams } from 'react-router';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import { BookingList } from './booking-list';
import styles from './bookings.module.css';
import { MonthCalendar } from './month-calendar';

const Earnings = lazySection<object>({
  name: 'hiring-earnings',
  load: async () => (await import(/* webpackChunkName: "hiring.earnings" */ './earnings')).Earnings,
  loading: t('bookings.earningsLoading'),
  failure: t('bookings.earningsFailed'),
  height: '20rem',
});
const BookingSettings = lazySection<object>({
  name: 'hiring-booking-settings',
  load: async () => (await import(/* webpackChunkName: "hiring.booking-settings" */ './booking-settings')).BookingSettings,
  loading: t('bookings.feedLoading'),
  failure: t('bookings.settingsFailed'),
  height: '20rem',
});

const VIEWS = {
  calendar: { label: t('bookings.viewCalendar'), View: MonthCalendar },
  list: { label: t('bookings.viewList'), View: BookingList },
  earnings: { label: t('bookings.viewEarnings'), View: Earnings },
  settings: { label: t('bookings.viewSettings'), View: BookingSettings },
} as const;
type ViewName = keyof typeof VIEWS;

/** Bookings as a calendar or a list, the talent's earnings, and what others see. */
export function BookingsView({ roles }: { readonly roles: readonly string[] }) {
  const [search] = useSearchParams();
  const names = (Object.keys(VIEWS) as ViewName[]).filter((name) => name !== 'earnings' || roles.includes(ROLES.talent));
  const shown = names.find((name) => name === search.get('view')) ?? 'calendar';
  const { View } = VIEWS[shown];
  return (
    <>
      <header className={page.intro}>
        <h1>{t('bookings.title')}</h1>
        <p className="lede">{t('bookings.lede')}</p>
      </header>
      <nav className={`${page.chips} ${styles.views}`} aria-label={t('bookings.views')}>
        {names.map((name) => (
          <ChipLink key={name} to={name === 'calendar' ? '/bookings' : `/bookings?view=${name}`} isCurrent={name === shown}>
            {VIEWS[name].label}
          </ChipLink>
        ))}
      </nav>
      <View />
    </>
  );
}
