import { TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './queue.module.css';

/** Opens the list of keys. */
export function KeysButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <TextButton className={styles.help} aria-haspopup="dialog" onClick={onClick}>
      {t('keys.button')}
      <kbd className={styles.key} aria-hidden="true">
        ?
      </kbd>
    </TextButton>
  );
}
