import { letterTo } from '../../desks';
import { CONTACT_TOPICS } from './contact-topics';
import styles from './company.module.css';

export function ContactList() {
  return (
    <ul className={styles.topics} aria-label="Desks">
      {CONTACT_TOPICS.map(({ name, text, address, subject, answer }) => (
        <li key={name} className={styles.topic}>
          <div>
            <h2>{name}</h2>
            <p className="muted">{text}</p>
          </div>
          <p className={styles.reach}>
            <a href={letterTo(address, subject)}>{address}</a>
            <span className="muted">{answer}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
