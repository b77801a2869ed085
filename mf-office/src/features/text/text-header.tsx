import { shortMomentInIndia, type SiteText } from '@alltalent/shared/contracts';
import { Button, NewTabLink } from '@alltalent/shared/ui';
import { kindName } from '../../domain/texts/text-kinds';
import { TextStates } from '../../domain/texts/text-states';
import { t } from '../../messages/text';
import styles from './text.module.css';

type TextHeaderProps = {
  readonly text: SiteText;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onPublish: () => void;
};

/** What a text is, who changed it last, and what can be done with it. */
export function TextHeader({ text, isUnsaved, isSaving, onSave, onPublish }: TextHeaderProps) {
  const { kind, title, public_path: path, current, newest } = text;
  const isPublic = current?.version === newest.version;
  return (
    <header className={styles.header}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          <span className="muted">{kindName(kind)}</span>
          {current ? <NewTabLink to={path}>{path}</NewTabLink> : <span className="muted">{path}</span>}
          <TextStates {...text} />
          {newest.version > 0 && (
            <span className="muted">{t('text.changed', { name: newest.saved_by, at: shortMomentInIndia(newest.saved_at) })}</span>
          )}
          {isUnsaved && <strong>{t('text.unsaved')}</strong>}
        </p>
      </div>
      <div className={styles.acts}>
        <Button variant="line" size="small" isPending={isSaving} disabled={!isUnsaved} onClick={onSave}>
          {t('text.save')}
        </Button>
        <Button size="small" disabled={isSaving || (isPublic && !isUnsaved)} aria-haspopup="dialog" onClick={onPublish}>
          {t('text.publish')}
        </Button>
      </div>
    </header>
  );
}
