import { useQuery } from '@tanstack/react-query';
import { siteDocumentQuery } from '../documents/site-document.query';
import { ContactForm } from '../features/contact/contact-form';
import { DeskList } from '../features/contact/desk-list';
import { GrievanceOfficer } from '../features/contact/grievance-officer';
import styles from '../features/contact/contact.module.css';

export function Component() {
  const { data } = useQuery(siteDocumentQuery('page', 'contactus'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{data?.title ?? 'A person answers'}</h1>
        <p className="lede">{data?.lede ?? 'Your letter lands with the people who can do something about it.'}</p>
      </header>
      <div className={styles.columns}>
        <ContactForm />
        <div className={styles.beside}>
          <section className={styles.direct} aria-labelledby="direct">
            <h2 id="direct">Or write to a desk yourself</h2>
            <DeskList />
          </section>
          <GrievanceOfficer />
        </div>
      </div>
    </div>
  );
}
