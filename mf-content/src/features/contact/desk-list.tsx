import { CONTACT_TOPICS, DESKS } from '@alltalent/shared/contracts';
import { letterTo } from '../../letter-to';
import css from './contact.module.css';

/** The grievance officer has a block of their own. */
const LISTED = CONTACT_TOPICS.filter(({ desk }) => desk !== 'grievance');

export function DeskList() {
  return (
    <ul className={css.desks} aria-label="Desks">
      {LISTED.map(({ topic, desk, name, subject, answer }) => (
        <li key={topic} className={css.desk}>
          <h3>{name}</h3>
          <a href={letterTo(DESKS[desk], subject)}>{DESKS[desk]}</a>
          <span className="muted">{answer}</span>
        </li>
      ))}
    </ul>
  );
}
