import { DocumentText } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { sectionsOf } from '../domain/documents/document-sections';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { ApplicationForm } from '../features/career/application-form';
import styles from '../features/career/career.module.css';
import { HowWeWork } from '../features/career/how-we-work';
import { OpeningList } from '../features/career/opening-list';
import { openingsQuery } from '../features/career/openings.query';

export function Component() {
  const { data } = useQuery(siteDocumentQuery('page', 'career'));
  const { data: openings = [] } = useQuery(openingsQuery);
  const apply = data && sectionsOf(data.blocks).find(({ id }) => id === 'apply');
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <h1>{data?.title ?? 'Work behind the wall'}</h1>
        <p className="lede">{data?.lede ?? 'We build the place where people are seen.'}</p>
      </header>
      <OpeningList />
      <HowWeWork />
      <div className={styles.apply}>
        <div className={styles.text}>{apply && <DocumentText blocks={apply.blocks} />}</div>
        <ApplicationForm openings={openings} />
      </div>
    </div>
  );
}
