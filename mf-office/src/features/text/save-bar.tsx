import type { SiteText } from '@alltalent/shared/contracts';
import { Button, Icon } from '@alltalent/shared/ui';
import { type MessageId, t } from '../../messages/text';
import { LastChange } from './last-change';
import styles from './text.module.css';

type SaveBarProps = {
  readonly text: SiteText;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** Why the last attempt failed, '' when it did not; it stays in sight, wherever on the page one is. */
  readonly failure: string;
  readonly onShowVersions: () => void;
  readonly onSave: () => void;
  readonly onPublish: () => void;
};

/** The acts of a text at the foot of the window, beside whether something is not saved, and who changed the text last. */
export function SaveBar({ text: { current, newest }, isUnsaved, isSaving, failure, onShowVersions, onSave, onPublish }: SaveBarProps) {
  const isPublic = current?.version === newest.version;
  return (
    <div className={styles.saveBar} role="group" aria-label={t('save.label')}>
      {failure !== '' && (
        <p className={styles.saveFailure} role="alert">
          {failure}
        </p>
      )}
      <p className={styles.saveState} role="status" data-unsaved={isUnsaved || undefined}>
        <Icon name={isUnsaved ? 'alert' : 'check'} />
        <span>{t(isUnsaved ? 'text.unsaved' : savedWords(newest, isPublic))}</span>
      </p>
      {!isUnsaved && <LastChange className={styles.lastChange} newest={newest} onShowVersions={onShowVersions} />}
      <div className={styles.acts}>
        <Button variant="line" size="small" isPending={isSaving} disabled={!isUnsaved} onClick={onSave}>
          {t('text.save')}
        </Button>
        <Button size="small" disabled={isSaving || (isPublic && !isUnsaved)} aria-haspopup="dialog" onClick={onPublish}>
          {t('text.publish')}
        </Button>
      </div>
    </div>
  );
}

function savedWords({ version, state }: SiteText['newest'], isPublic: boolean): MessageId {
  if (version === 0) return 'save.new';
  if (isPublic) return 'save.public';
  return state === 'planned' ? 'save.planned' : 'save.draft';
}
