import { contactPath } from '@alltalent/shared/contracts';
import { DocumentText, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mailtoLink } from './mailto';
import { sectionsOf } from '../../domain/documents/document-sections';
import { siteDocumentQuery } from '../../domain/documents/site-document.query';
import { t } from '../../messages';
import css from './contact.module.css';
import { deskEmailsQuery } from './desk-emails.query';

/** As staff wrote it. The way to the officer and the time stand there from the start, whatever becomes of the call. */
export function GrievanceOfficer() {
  const { data } = useQuery(siteDocumentQuery('page', 'contactus'));
  const { data: emails } = useQuery(deskEmailsQuery);
  const section = data && sectionsOf(data.blocks).find(({ id }) => id === 'grievance-officer');
  const email = emails?.grievance;
  return (
    <aside id="grievance-officer" className={css.officer} aria-labelledby="officer">
      <h2 id="officer">{section?.heading ?? 'Grievance officer'}</h2>
      {section ? (
        <DocumentText blocks={section.blocks} />
      ) : (
        <p>
          <Link to={`${contactPath('grievance')}#write`}>{t('contact.writeToOfficer')}</Link>. {t('contact.officerAnswers')}
        </p>
      )}
      {email !== undefined && (
        <p>
          <a href={mailtoLink(email, 'Grievance')}>{email}</a>
        </p>
      )}
      <TextLink to="/faqs" hasArrow>
        Look in the answers first
      </TextLink>
    </aside>
  );
}
