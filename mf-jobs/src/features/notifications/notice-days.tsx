import type { Notification } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { type NoticeDay, byDay } from './notices-by-day';
import { NoticeRow } from './notice-row';
import css from './notices.module.css';

type NoticeDaysProps = {
  readonly notices: readonly Notification[];
  readonly now: Date;
  readonly onRead: (id: number) => void;
  /** Undefined when there is nothing to mark. */
  readonly readAll: { readonly label: string; readonly run: () => void } | undefined;
};

/** Day by day, the newest first. */
export function NoticeDays({ notices, now, onRead, readAll }: NoticeDaysProps) {
  return byDay(notices, now).map((day, index) => (
    <Day key={day.day} {...day} onRead={onRead} readAll={index === 0 ? readAll : undefined} />
  ));
}

function Day({ day, title, notices, onRead, readAll }: NoticeDay & Pick<NoticeDaysProps, 'onRead' | 'readAll'>) {
  const id = `day-${day}`;
  return (
    <section className={css.day} aria-labelledby={id}>
      <div className={css.dayHead}>
        <h2 id={id}>{title}</h2>
        {readAll && <TextButton onClick={readAll.run}>{readAll.label}</TextButton>}
      </div>
      <ol className={css.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onRead={onRead} />
        ))}
      </ol>
    </section>
  );
}
