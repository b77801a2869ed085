import { TextButton } from '@alltalent/shared/ui';
import { Key } from '../key/key';
import { t } from '../../messages';
import styles from './queue.module.css';

/** Opens the list of keys. */
export function KeysButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <TextButton className={styles.help} aria-haspopup="dialog" onClick={onClick}>
      {t('keys.button')}
      <Key name="?" />
    </TextButton>
  );
}
