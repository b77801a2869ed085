import { CheckField } from '@alltalent/shared/ui';
import { t } from '../../messages/bulk';
import styles from './bulk.module.css';
import type { Selection } from './use-selection';

type ItemChoiceProps = {
  readonly item: { readonly id: string; readonly title: string };
  readonly selection: Pick<Selection<unknown>, 'has' | 'toggle'>;
};

/** The box that selects an item of a list; with Shift, all up to it. */
export function ItemChoice({ item: { id, title }, selection }: ItemChoiceProps) {
  return (
    <CheckField
      className={styles.choice ?? ''}
      name={`select-${id}`}
      label={<span className="vh">{t('bulk.select', { title })}</span>}
      isChecked={selection.has(id)}
      onChange={(_isChecked, { nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
