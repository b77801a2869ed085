import { DESKS } from '@alltalent/shared/contracts';
import { DocumentText, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { letterTo } from '../../letter-to';
import { sectionsOf } from '../../documents/document-sections';
import { siteDocumentQuery } from '../../documents/site-document.query';
import css from './contact.module.css';

/** As staff wrote it. The address and the time stand there from the start, whatever becomes of the call. */
export function GrievanceOfficer() {
  const { data } = useQuery(siteDocumentQuery('page', 'contactus'));
  const section = data && sectionsOf(data.blocks).find(({ id }) => id === 'grievance-officer');
  return (
    <aside id="grievance-officer" className={css.officer} aria-labelledby="officer">
      <h2 id="officer">{section?.heading ?? 'Grievance officer'}</h2>
      {section ? (
        <DocumentText blocks={section.blocks} />
      ) : (
        <p>
          Write to <a href={letterTo(DESKS.grievance, 'Grievance')}>{DESKS.grievance}</a>. You get an answer within one month.
        </p>
      )}
      <TextLink to="/faqs" hasArrow>
        Look in the answers first
      </TextLink>
    </aside>
  );
}
