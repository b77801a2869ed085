import { longDayInIndia, type Person, shortMomentInIndia } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { useOffice } from '../../domain/office-page/confirming';
import { t } from '../../messages/person-data';
import { closeJobAct, type PersonAct, takeDownAct } from './person-acts';
import { List } from './person-lists';
import styles from './person.module.css';

type PersonDoingsProps = { readonly person: Person; readonly onAct: (act: PersonAct) => void };

/** What was done in an account, and what can be taken off the site of it. */
export function PersonDoings({ person, onAct }: PersonDoingsProps) {
  const { rights } = useOffice();
  const actOn = (act: PersonAct, label: string) =>
    rights.includes(act.right) && (
      <TextButton className={`${styles.rowAct} ${styles.seriousAct}`} aria-haspopup="dialog" aria-label={label} onClick={() => onAct(act)}>
        {t(act.label)}
      </TextButton>
    );
  return (
    <>
      <List
        title={t('person.reports')}
        rows={person.reports.map(({ id, title, detail, marks }) => {
          return { key: id, name: title, detail: `${detail}${marks.length > 0 ? `, ${t('person.open')}` : ''}` };
        })}
      />
      <List
        title={t('person.reviews')}
        rows={person.reviews.map(({ id, by, text, at, is_shown: isShown }) => ({
          key: String(id),
          name: text,
          detail: t(isShown ? 'person.reviewBy' : 'person.reviewHidden', { by, at: shortMomentInIndia(at) }),
          act: actOn(takeDownAct(id), t('person.takeDownOf', { by })),
        }))}
      />
      <List
        title={t('person.jobs')}
        rows={person.jobs.map(({ id, title, state }) => ({
          key: String(id),
          name: title,
          detail: state,
          act: state === 'open' && actOn(closeJobAct(id), t('person.closeJobOf', { title })),
        }))}
      />
      <List
        title={t('person.applications')}
        rows={person.applications.map(({ id, job, stage }) => ({ key: String(id), name: job, detail: stage }))}
      />
      <List
        title={t('person.threads')}
        rows={person.threads.map((thread, index) => {
          const day = shortMomentInIndia(thread.last_at);
          return { key: String(index), name: thread.with, detail: t('person.messages', { count: thread.messages, day }) };
        })}
      />
      <List
        title={t('person.orders')}
        rows={person.orders.map(({ id, plan, state, placed_at: at }) => {
          return { key: id, name: plan, detail: `${state}, ${longDayInIndia(at)}` };
        })}
      />
      <List
        title={t('person.sessions')}
        rows={person.sessions.map(({ id, device, place, seen_at: at }) => {
          return { key: id, name: device, detail: `${place === '' ? '' : `${place}, `}${shortMomentInIndia(at)}` };
        })}
      />
    </>
  );
}
