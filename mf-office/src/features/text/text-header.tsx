import { shortMomentInIndia, type SiteText } from '@alltalent/shared/contracts';
import { NewTabLink } from '@alltalent/shared/ui';
import { kindName } from '../../domain/texts/text-kinds';
import { TextStates } from '../../domain/texts/text-states';
import { t } from '../../messages/text';
import styles from './text.module.css';

/** What a text is, and who changed it last. */
export function TextHeader({ text }: { readonly text: SiteText }) {
  const { kind, title, public_path: path, current, newest } = text;
  return (
    <header>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        <span className="muted">{kindName(kind)}</span>
        {current ? <NewTabLink to={path}>{path}</NewTabLink> : <span className="muted">{path}</span>}
        <TextStates {...text} />
        {newest.version > 0 && (
          <span className="muted">{t('text.changed', { name: newest.saved_by, at: shortMomentInIndia(newest.saved_at) })}</span>
        )}
      </p>
    </header>
  );
}
