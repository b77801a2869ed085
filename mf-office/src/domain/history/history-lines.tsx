import { type AuditLine, shortMomentInIndia } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import styles from './history.module.css';

type HistoryLinesProps = {
  readonly lines: readonly AuditLine[];
  /** Whether each line names its subject; not where all are about one. */
  readonly hasSubject?: boolean;
  /** Sentence for no entries. */
  readonly none?: string;
};

/** Entries of the audit trail, in the order they come. */
export function HistoryLines({ lines, hasSubject = false, none = t('history.none') }: HistoryLinesProps) {
  if (lines.length === 0) return <p className="muted">{none}</p>;
  return (
    <ol className={styles.lines}>
      {lines.map(({ at, actor, action, subject, detail }, index) => (
        <li key={`${at}-${action}-${index}`}>
          <time className="muted num" dateTime={at}>
            {shortMomentInIndia(at)}
          </time>
          <div>
            <p>
              <strong>{actor === '' ? t('history.itself') : actor}</strong> {action.replaceAll('-', ' ')}
              {hasSubject && subject !== '' && <code className={styles.subject}>{subject}</code>}
            </p>
            {detail !== '' && <p className="muted">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
