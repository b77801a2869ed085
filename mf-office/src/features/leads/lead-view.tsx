import { type OfficeLead, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Icon, NewTabLink, TextLink } from '@alltalent/shared/ui';
import { HistoryPart } from '../../domain/history/history-part';
import { Marks } from '../../domain/queue/marks';
import { AccountPart } from '../../domain/review/account-part';
import { FactLines } from '../../domain/review/facts';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t as common } from '../../messages';
import { t } from '../../messages/leads';
import { FORM_NAMES, spacedPhone } from './lead-words';
import styles from './leads.module.css';
import { StateMark } from './state-mark';

/** A lead whole: who it is, what was sent from where, and what was done about it. */
export function LeadView({ lead }: { readonly lead: OfficeLead }) {
  return (
    <article>
      <LeadHeader lead={lead} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <Part title={t('leads.sent')}>
            {lead.text !== '' && <p className={styles.words}>{lead.text}</p>}
            <FactLines facts={sentLines(lead)} />
          </Part>
          <Notes notes={lead.notes} />
          <Part title={t('leads.source')}>
            <FactLines facts={sourceLines(lead)} />
            <p className={styles.page}>
              <NewTabLink to={lead.page}>{t('leads.openPage')}</NewTabLink>
            </p>
            {lead.release !== '' && (
              <p className={styles.page}>
                <TextLink to={`/office/leads?release=${encodeURIComponent(lead.release)}`}>{t('leads.ofRelease')}</TextLink>
              </p>
            )}
          </Part>
        </div>
        <div className={layout.column}>
          {lead.account === null ? (
            <Part title={common('account.title')}>
              <p className="muted">{t('leads.noAccount')}</p>
            </Part>
          ) : (
            <AccountPart account={lead.account} />
          )}
          <Part title={common('history.title')}>
            <HistoryPart lines={lead.history} />
          </Part>
        </div>
      </div>
    </article>
  );
}

function LeadHeader({ lead: { title, state, marks, assignee, confirmed_at: confirmedAt, email, phone } }: { readonly lead: OfficeLead }) {
  return (
    <header className={layout.header}>
      <h2 className={layout.title}>{title}</h2>
      <div className={layout.facts}>
        <StateMark state={state} />
        <Marks marks={marks} />
        <span>{assignee ? t('leads.heldBy', { name: assignee.name }) : t('leads.heldByNobody')}</span>
        {confirmedAt !== '' && <span className="muted">{t('leads.confirmedAt', { at: shortMomentInIndia(confirmedAt) })}</span>}
      </div>
      <p className={styles.contact}>
        <a className="num" href={`tel:${phone}`}>
          <Icon name="phone" />
          {spacedPhone(phone)}
        </a>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </p>
    </header>
  );
}

type Line = readonly [label: string, value: string];

function sentLines({ form, company, app, sent_at: sentAt, terms_version: terms }: OfficeLead): readonly Line[] {
  return [
    [t('leads.form'), t(FORM_NAMES[form])],
    [t('leads.company'), company],
    [t('leads.program'), app],
    [t('leads.sentAt'), shortMomentInIndia(sentAt)],
    [t('leads.terms'), terms],
  ];
}

function sourceLines({ page, release, experiment, variant, delivery }: OfficeLead): readonly Line[] {
  return [
    [t('leads.page'), page],
    [t('leads.release'), release],
    [t('leads.experiment'), experiment],
    [t('leads.variant'), variant],
    [t('leads.mail'), delivery.mail],
    [t('leads.webhook'), delivery.webhook],
  ];
}

function Notes({ notes }: Pick<OfficeLead, 'notes'>) {
  return (
    <Part title={t('leads.notes')}>
      {notes.length === 0 && <p className="muted">{t('leads.noNotes')}</p>}
      <ul className={styles.notes}>
        {notes.map(({ at, by, text }) => (
          <li key={`${at}-${text}`}>
            <p>{text}</p>
            <p className="muted">
              {by === '' ? t('leads.formerColleague') : by}, <time dateTime={at}>{shortMomentInIndia(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
