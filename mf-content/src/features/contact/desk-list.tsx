import { CONTACT_TOPICS, contactPath } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mailtoLink } from './mailto';
import { t } from '../../messages';
import css from './contact.module.css';
import { deskEmailsQuery } from './desk-emails.query';

/** The grievance officer has a block of their own. */
const LISTED = CONTACT_TOPICS.filter(({ desk }) => desk !== 'grievance');

/** List of the support desks, each with its e-mail address or a link to the form with its topic selected. */
export function DeskList() {
  const { data: emails } = useQuery(deskEmailsQuery);
  return (
    <ul className={css.desks} aria-label={t('contact.desks')}>
      {LISTED.map((topic) => (
        <li key={topic.topic} className={css.desk}>
          <h3>{topic.name}</h3>
          <DeskLink topic={topic} email={emails?.[topic.desk]} />
          <span className="muted">{topic.answer}</span>
        </li>
      ))}
    </ul>
  );
}

type DeskLinkProps = { readonly topic: (typeof LISTED)[number]; readonly email: string | undefined };

function DeskLink({ topic: { topic, name, subject }, email }: DeskLinkProps) {
  if (email !== undefined) return <a href={mailtoLink(email, subject)}>{email}</a>;
  return (
    <Link to={`${contactPath(topic)}#write`} aria-label={t('contact.writeToDeskOf', { name })}>
      {t('contact.writeToDesk')}
    </Link>
  );
}
