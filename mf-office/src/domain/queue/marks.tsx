import { type MessageId, t } from '../../messages';
import styles from './queue.module.css';

const NAMES: Readonly<Record<string, MessageId>> = {
  child: 'mark.child',
  change: 'mark.change',
  member: 'mark.member',
  application: 'mark.application',
  answered: 'mark.answered',
  closed: 'mark.closed',
  unconfirmed: 'mark.unconfirmed',
};
/** Marks that want a second look. */
const GRAVE = new Set(['child']);

/** Short words that set an item apart; a mark without a name here is written as it is. */
export function Marks({ marks }: { readonly marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t('mark.label')}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark} data-grave={GRAVE.has(mark) || undefined}>
          {nameOfMark(mark)}
        </li>
      ))}
    </ul>
  );
}

/** Name of a mark for people. */
export function nameOfMark(mark: string): string {
  const name = NAMES[mark];
  return name === undefined ? mark.replaceAll(/[-_]/gu, ' ') : t(name);
}
