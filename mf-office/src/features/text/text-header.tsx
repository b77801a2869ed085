import type { SiteText } from '@alltalent/shared/contracts';
import { NewTabLink } from '@alltalent/shared/ui';
import { kindName } from '../../domain/texts/text-kinds';
import { TextStates } from '../../domain/texts/text-states';
import { LastChange } from './last-change';
import styles from './text.module.css';

type TextHeaderProps = { readonly text: SiteText; readonly onShowVersions: () => void };

/** What a text is, and who changed it last. */
export function TextHeader({ text, onShowVersions }: TextHeaderProps) {
  const { kind, title, public_path: path, current, newest } = text;
  return (
    <header>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        <span className="muted">{kindName(kind)}</span>
        {current ? <NewTabLink to={path}>{path}</NewTabLink> : <span className="muted">{path}</span>}
        <TextStates {...text} />
        <LastChange newest={newest} onShowVersions={onShowVersions} />
      </p>
    </header>
  );
}
