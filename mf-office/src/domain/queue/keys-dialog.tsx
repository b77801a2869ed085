import { CheckField, Dialog } from '@alltalent/shared/ui';
import { Key } from '../key/key';
import { t } from '../../messages';
import styles from './queue.module.css';

type KeysDialogProps = {
  readonly decisions: readonly { readonly key: string; readonly label: string }[];
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly onClose: () => void;
};

/** The keys of a queue, and the choice to do without them. */
export function KeysDialog({ decisions, isOn, onChange, onClose }: KeysDialogProps) {
  const keys = [
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ...decisions.map(({ key, label }) => [key, label] as const),
    ['/', t('keys.search')],
    ['?', t('keys.show')],
    ['Esc', t('keys.back')],
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <Key name={key} isRead />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CheckField name="keys" label={t('keys.use')} isChecked={isOn} onChange={onChange} />
    </Dialog>
  );
}
