import { type Attachment, FILE_ADDRESS_SECONDS, type ThreadMessage, timeInIndia } from '@alltalent/shared/contracts';
import { Button, TextButton } from '@alltalent/shared/ui';
import type { MouseEvent } from 'react';
import { t } from '../../messages';
import styles from './threads.module.css';
import type { Waiting } from './use-outbox';

/** How the files of a page are opened: their addresses expire. */
export type FilesOfPage = { readonly loadedAt: number; readonly reload: () => Promise<unknown> };

export function MessageItem({
  message,
  isRead,
  files,
}: {
  readonly message: ThreadMessage;
  readonly isRead: boolean;
  readonly files: FilesOfPage;
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

const LARGEST = 320;

function FileOfMessage({ file, files }: { readonly file: Attachment; readonly files: FilesOfPage }) {
  const { kind, url, width, height } = file;
  const name = file.name === '' ? t('messages.file') : file.name;
  // An expired address is loaded again before it is opened.
  const handleClick = (event: MouseEvent) => {
    if (Date.now() - files.loadedAt < FILE_ADDRESS_SECONDS * 1000) return;
    event.preventDefault();
    void files.reload();
  };
  if (kind === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a user has no captions
    return <audio className={styles.audio} controls preload="none" src={url} aria-label={name} />;
  }
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1));
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.file} onClick={handleClick}>
      {kind === 'image' ? (
        <img
          src={url}
          alt={t('messages.picture', { name })}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          loading="lazy"
        />
      ) : (
        t('messages.pdf', { name })
      )}
    </a>
  );
}
