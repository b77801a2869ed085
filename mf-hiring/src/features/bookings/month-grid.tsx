import { type BookingLine, formatDay } from '@alltalent/shared/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { todayInIndia } from '../../domain/days/days';
import { t } from '../../messages';
import styles from './bookings.module.css';
import { dayAfterKey, monthText, weeksOf } from './months';

const WEEKDAYS = [
  { short: t('bookings.mon'), long: t('bookings.monday') },
  { short: t('bookings.tue'), long: t('bookings.tuesday') },
  { short: t('bookings.wed'), long: t('bookings.wednesday') },
  { short: t('bookings.thu'), long: t('bookings.thursday') },
  { short: t('bookings.fri'), long: t('bookings.friday') },
  { short: t('bookings.sat'), long: t('bookings.saturday') },
  { short: t('bookings.sun'), long: t('bookings.sunday') },
];
/** More are counted. */
const TITLES = 2;

type MonthGridProps = {
  readonly month: string;
  readonly bookings: readonly BookingLine[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
};

/** Days of a month as a grid: one of them takes the focus, arrow keys go from day to day. */
export function MonthGrid({ month, bookings, chosen, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const today = todayInIndia();
  const inFocus = chosen.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`;
  const handleKey = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, inFocus);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(next);
  };
  useEffect(() => {
    // A day of another month is there once the address names that month.
    if (!isMoving.current || !chosen.startsWith(month)) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen, month]);
  return (
    <div ref={grid} role="grid" tabIndex={-1} className={styles.grid} aria-label={monthText(month)} onKeyDown={handleKey}>
      <div role="row" className={styles.week}>
        {WEEKDAYS.map(({ short, long }) => (
          <span key={long} role="columnheader" aria-label={long} className={styles.weekday}>
            {short}
          </span>
        ))}
      </div>
      {weeksOf(month).map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((day) => (
            <Day
              key={day}
              day={day}
              isOther={!day.startsWith(month)}
              isToday={day === today}
              isChosen={day === chosen}
              isInFocus={day === inFocus}
              bookings={bookings.filter((booking) => booking.starts_on <= day && booking.ends_on >= day)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type DayProps = {
  readonly day: string;
  readonly isOther: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isInFocus: boolean;
  readonly bookings: readonly BookingLine[];
  readonly onChoose: (day: string) => void;
};

function Day({ day, isOther, isToday, isChosen, isInFocus, bookings, onChoose }: DayProps) {
  const name = t('bookings.dayName', { day: formatDay(day), count: bookings.length });
  return (
    <div role="gridcell" className={styles.cell} aria-selected={isChosen} data-other={isOther || undefined}>
      <button
        type="button"
        className={styles.day}
        tabIndex={isInFocus ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        <span className={`num ${styles.number}`}>{Number(day.slice(8))}</span>
        {bookings.length > 0 && (
          <span className={styles.marks} aria-hidden="true">
            {bookings.slice(0, TITLES).map(({ id, title, state }) => (
              <span key={id} className={styles.mark} data-state={state}>
                <span>{title}</span>
              </span>
            ))}
            {bookings.length > TITLES && <span className={styles.more}>+{bookings.length - TITLES}</span>}
          </span>
        )}
      </button>
    </div>
  );
}
