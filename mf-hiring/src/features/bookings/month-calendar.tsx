import { useLiveQuery } from '@alltalent/shared/api';
import { type BookingLine, formatDay } from '@alltalent/shared/contracts';
import { Button, IconButton, useDelayed } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../domain/loaded/loaded';
import page from '../../domain/page/page.module.css';
import { todayInIndia } from '../../domain/days/days';
import { t } from '../../messages';
import { BookingLines } from './booking-line';
import styles from './bookings.module.css';
import { monthQuery } from './bookings.query';
import { addMonths, monthText, readMonth } from './months';
import { MonthGrid } from './month-grid';

/** A month of bookings, and below it those of the chosen day or of the whole month. */
export function MonthCalendar() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const month = readMonth(search.get('month'));
  const [chosen, setChosen] = useState('');
  const query = useQuery({ ...monthQuery(month), placeholderData: keepPreviousData });
  useLiveQuery(['bookings'], monthQuery(month).queryKey);
  const isSlow = useDelayed(query.isPlaceholderData);
  const show = (next: string) => void navigate(pathOf(next), { replace: true, preventScrollReset: true });
  const step = (count: number) => {
    setChosen('');
    show(addMonths(month, count));
  };
  const choose = (day: string) => {
    setChosen(day);
    if (day !== '' && day.slice(0, 7) !== month) show(day.slice(0, 7));
  };
  return (
    <section aria-labelledby="month">
      <div className={styles.monthBar}>
        <h2 id="month" aria-live="polite">
          {monthText(month)}
        </h2>
        <div className={page.actions}>
          <IconButton label={t('bookings.monthBefore')} icon="prev" onClick={() => step(-1)} />
          <Button variant="line" onClick={() => choose(todayInIndia())}>
            {t('bookings.today')}
          </Button>
          <IconButton label={t('bookings.monthAfter')} icon="next" onClick={() => step(1)} />
        </div>
      </div>
      <Loaded query={query} loading={t('bookings.loading')} failure={t('bookings.failed')} height="26rem">
        {(bookings) => (
          <div aria-busy={isSlow || undefined} className={isSlow ? styles.old : undefined}>
            <MonthGrid month={month} bookings={bookings} chosen={chosen} onChoose={choose} />
            <DayList month={month} day={chosen} bookings={bookings} onAll={() => setChosen('')} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

const pathOf = (month: string): string => (month === todayInIndia().slice(0, 7) ? '/bookings' : `/bookings?month=${month}`);

type DayListProps = {
  readonly month: string;
  readonly day: string;
  readonly bookings: readonly BookingLine[];
  readonly onAll: () => void;
};

function DayList({ month, day, bookings, onAll }: DayListProps) {
  const title = day === '' ? t('bookings.inMonth', { month: monthText(month) }) : t('bookings.onDays', { days: formatDay(day) });
  const shown = day === '' ? bookings : bookings.filter((booking) => booking.starts_on <= day && booking.ends_on >= day);
  return (
    <section className={styles.part} aria-labelledby="day-title">
      <h3 id="day-title">{title}</h3>
      <div role="status">{shown.length === 0 && <p className="muted">{t('bookings.noneOn')}</p>}</div>
      {shown.length > 0 && <BookingLines bookings={shown} label={title} />}
      {day !== '' && (
        <Button variant="line" onClick={onAll}>
          {t('bookings.wholeMonth', { month: monthText(month) })}
        </Button>
      )}
    </section>
  );
}
