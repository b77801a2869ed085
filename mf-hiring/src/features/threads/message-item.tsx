import { type ThreadMessage, timeInIndia } from '@alltalent/shared/contracts';
import { Button, TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages';
import { FileOfMessage } from './file-of-message';
import styles from './threads.module.css';
import type { FilesOfThread } from './use-lasting-address';
import type { Waiting } from './use-outbox';

export function MessageItem({
  message,
  isRead,
  files,
}: {
  readonly message: ThreadMessage;
  readonly isRead: boolean;
  readonly files: FilesOfThread;
}) {
  const { is_own: isOwn, text, at, attachments } = message;
  return (
    <li className={isOwn ? styles.own : styles.others}>
      <div className={styles.bubble}>
        <span className="vh">{isOwn ? t('messages.you') : t('messages.they')}</span>
        {text !== '' && <p className={styles.said}>{text}</p>}
        {attachments.map((file) => (
          <FileOfMessage key={file.id} file={file} files={files} />
        ))}
        <time className={styles.time} dateTime={at}>
          {timeInIndia(at)}
        </time>
      </div>
      {isRead && <span className={styles.state}>{t('messages.read')}</span>}
    </li>
  );
}

export function WaitingItem({
  message,
  onAgain,
  onRemove,
}: {
  readonly message: Waiting;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}) {
  const { text, attachments, error } = message;
  return (
    <li className={styles.own}>
      <div className={styles.bubble}>
        {text !== '' && <p className={styles.said}>{text}</p>}
        {attachments.map(({ id, name }) => (
          <span key={id} className={styles.file}>
            {name}
          </span>
        ))}
      </div>
      {error === null ? (
        <span className={styles.state}>{t('messages.sending')}</span>
      ) : (
        <div className={styles.failure} role="alert">
          <span>{error}</span>
          <Button variant="line" size="small" icon="retry" onClick={onAgain}>
            {t('messages.sendAgain')}
          </Button>
          <TextButton onClick={onRemove}>{t('messages.remove')}</TextButton>
        </div>
      )}
    </li>
  );
}
