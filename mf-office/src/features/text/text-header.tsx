import type { SiteText } from '@alltalent/shared/contracts';
import { NewTabLink, TextLink } from '@alltalent/shared/ui';
import { kindName } from '../../domain/texts/text-kinds';
import { TextStates } from '../../domain/texts/text-states';
import { pageWordsOf, wordingOf } from '../../domain/texts/wordings';
import { t } from '../../messages/text';
import { LastChange } from './last-change';
import styles from './text.module.css';

type TextHeaderProps = { readonly text: SiteText; readonly onShowVersions: () => void };

/** What a text is, and who changed it last. */
export function TextHeader({ text, onShowVersions }: TextHeaderProps) {
  const { kind, title, public_path: path, current, newest } = text;
  const wording = wordingOf(text);
  return (
    <header>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        <span className="muted">{kindName(kind)}</span>
        {current && wording === '' ? <NewTabLink to={path}>{path}</NewTabLink> : <span className="muted">{path}</span>}
        <TextStates {...text} />
        <LastChange newest={newest} onShowVersions={onShowVersions} />
      </p>
      {wording !== '' && (
        <p className={styles.facts}>
          <span className="muted">{t('text.wording', { name: wording })}</span>
          {current && <TextLink to={`/office/content/words/${pageWordsOf(text).name}?from=${wording}`}>{t('text.useWording')}</TextLink>}
        </p>
      )}
    </header>
  );
}
