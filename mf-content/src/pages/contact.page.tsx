import { TextLink } from '@alltalent/shared/ui';
import { DESKS, letterTo } from '../desks';
import { ContactList } from '../features/company/contact-list';
import styles from '../features/company/company.module.css';

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>A person answers</h1>
        <p className="lede">Choose the desk that fits; your letter lands with the people who can do something about it.</p>
      </header>
      <div className={styles.columns}>
        <ContactList />
        <aside className={styles.officer} aria-labelledby="officer">
          <h2 id="officer">Grievance officer</h2>
          <p>
            If a desk did not settle it, or you would rather not ask it, write to the grievance officer. You get an answer within one month.
          </p>
          <p>
            <a href={letterTo(DESKS.grievance, 'Grievance')}>{DESKS.grievance}</a>
          </p>
          <p className="muted">Say what happened, when, and what would put it right. From the address of your account, if you have one.</p>
          <TextLink to="/faqs" hasArrow>
            Look in the answers first
          </TextLink>
        </aside>
      </div>
    </div>
  );
}
