import { REPORT_REASON_LABELS, type ReportDetail, shortMomentInIndia } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { HistoryPart } from '../../domain/history/history-part';
import { useOffice } from '../../domain/office-page/confirming';
import { AccountPart } from '../../domain/review/account-part';
import { ItemHeader } from '../../domain/review/item-header';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t } from '../../messages';
import styles from './reports.module.css';

/** A report with its subject in place, and the two people it is between. */
export function ReportView({ report }: { readonly report: ReportDetail }) {
  const { rights } = useOffice();
  const {
    reason,
    waiting_since: since,
    due_at: due,
    marks,
    public_path: path,
    text,
    facts,
    messages,
    reporter,
    reported,
    history,
  } = report;
  return (
    <article>
      <ItemHeader title={REPORT_REASON_LABELS[reason]} waitingSince={since} dueAt={due} marks={marks} publicPath={path} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <Part title={t('reports.words')}>
            {text === '' ? <p className="muted">{t('reports.noWords')}</p> : <p className={styles.words}>{text}</p>}
          </Part>
          <Part title={t('reports.what')}>
            {facts.length === 0 && <p className="muted">{t('reports.gone')}</p>}
            <dl className={layout.lines}>
              {facts.map(({ label, value }) => (
                <div key={label} className={layout.line}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          {messages.length > 0 && <Messages messages={messages} />}
        </div>
        <div className={layout.column}>
          <AccountPart title={t('reports.reported')} account={reported} />
          {reported && rights.includes('people') && (
            <TextLink to={`/office/people/${reported.user_id}`} hasArrow>
              {t('reports.act')}
            </TextLink>
          )}
          {reporter === null ? (
            <Part title={t('reports.reporter')}>
              <p className="muted">{t('reports.visitor')}</p>
            </Part>
          ) : (
            <AccountPart title={t('reports.reporter')} account={reporter} />
          )}
          <Part title={t('history.title')}>
            <HistoryPart lines={history} />
          </Part>
        </div>
      </div>
    </article>
  );
}

function Messages({ messages }: Pick<ReportDetail, 'messages'>) {
  return (
    <Part title={t('reports.messages')}>
      <ol className={styles.messages}>
        {messages.map(({ at, from, text }) => (
          <li key={`${at}-${from}-${text}`}>
            <p className="muted">
              {from}, <time dateTime={at}>{shortMomentInIndia(at)}</time>
            </p>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
