import { Icon, TextButton } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { t } from '../../messages';
import styles from './threads.module.css';
import { ACCEPTED, type AttachedFile, type useAttachedFiles } from './use-attached-files';

type Attached = ReturnType<typeof useAttachedFiles>;

/** Button that chooses files for a message. */
export function AttachButton({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.attach} aria-label={t('messages.attach')} onClick={() => input.current?.click()}>
        <Icon name="clip" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED.join(',')}
        aria-label={t('messages.files')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Files of the message that is being written, each with how far it got. */
export function AttachedFiles({ files, refusal, again, remove }: Pick<Attached, 'files' | 'refusal' | 'again' | 'remove'>) {
  return (
    <>
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.attached} aria-label={t('messages.files')}>
          {files.map((one) => (
            <li key={one.key}>
              <span className={styles.cut}>{one.name}</span>
              <span className="muted" role="status">
                {stateOf(one)}
              </span>
              {one.id === null && one.error === null && (
                <span className="muted num" aria-hidden="true">
                  {t('messages.percent', { percent: Math.round(one.sent * 100) })}
                </span>
              )}
              {one.error !== null && <TextButton onClick={() => again(one)}>{t('messages.again')}</TextButton>}
              <TextButton aria-label={t('messages.removeFile', { name: one.name })} onClick={() => remove(one.key)}>
                {t('messages.remove')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function stateOf({ id, error }: AttachedFile): string {
  if (error !== null) return error;
  return id === null ? t('messages.uploading') : t('messages.uploaded');
}
