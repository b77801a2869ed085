import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { ContactForm } from '../features/contact/contact-form';
import { DeskList } from '../features/contact/desk-list';
import { GrievanceOfficer } from '../features/contact/grievance-officer';
import styles from '../features/contact/contact.module.css';
import { t } from '../messages';

export function Component() {
  const { data } = useQuery(siteDocumentQuery('page', 'contactus'));
  const { key } = useLocation();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <h1>{data?.title ?? 'A person answers'}</h1>
        <p className="lede">{data?.lede ?? 'Your letter goes to the people who can do something about it.'}</p>
      </header>
      <div className={styles.columns}>
        <ContactForm key={key} />
        <div className={styles.beside}>
          <section className={styles.direct} aria-labelledby="direct">
            <h2 id="direct">{t('contact.desksTitle')}</h2>
            <DeskList />
          </section>
          <GrievanceOfficer />
        </div>
      </div>
    </div>
  );
}
