import { TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages/bulk';
import type { Selection } from './use-selection';

type SelectShownProps = { readonly shown: number; readonly selection: Pick<Selection<unknown>, 'items' | 'selectShown'> };

/** Selects every item that the list shows; nothing once all are. */
export function SelectShown({ shown, selection: { items, selectShown } }: SelectShownProps) {
  if (shown === 0 || items.length === shown) return null;
  return <TextButton onClick={selectShown}>{t('bulk.selectShown')}</TextButton>;
}
