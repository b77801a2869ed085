import { shortMomentInIndia, type UnsentMessage } from '@alltalent/shared/contracts';
import { CheckField } from '@alltalent/shared/ui';
import { t } from '../../messages/unsent';
import styles from './messages.module.css';

type MessageRowProps = {
  readonly message: UnsentMessage;
  readonly isMarked: boolean;
  readonly onMark: (isMarked: boolean) => void;
};

/** A message that did not go out: to whom, about what, and why it did not. */
export function MessageRow({ message, isMarked, onMark }: MessageRowProps) {
  const { id, channel, to, subject, failure, tries, put_in_at: since, useful_until: until, can_be_sent: canBeSent } = message;
  // ICU knows no hyphens in the names of cases.
  const why = failure === 'no-server' ? 'noServer' : failure;
  return (
    <li className={styles.row}>
      <CheckField
        name={`message-${id}`}
        label={<span className="vh">{t('messages.choose', { id })}</span>}
        isChecked={isMarked}
        onChange={onMark}
      />
      <div>
        <p>
          <strong>{subject === '' ? t('messages.noSubject', { id }) : subject}</strong>
        </p>
        <p className={`muted ${styles.small}`}>
          {t('messages.channel', { channel })}
          {to !== '' && `, ${to}`}
        </p>
      </div>
      <p className={styles.small}>{t('messages.why', { failure: why, tries })}</p>
      <div className={`num ${styles.small}`}>
        <p>{t('messages.since', { at: shortMomentInIndia(since) })}</p>
        <p className="muted">{canBeSent ? t('messages.until', { at: shortMomentInIndia(until) }) : t('messages.noUse')}</p>
      </div>
    </li>
  );
}
