import { SELECTION_KEYS } from '../../domain/bulk/selection-keys';
import { t } from '../../messages/leads';

/** Keys of an open lead, for the list of keys. */
export const LEAD_KEYS = [
  { key: 'c', label: t('leads.markContacted') },
  { key: 'w', label: t('leads.markWon') },
  { key: 'l', label: t('leads.markLost') },
  { key: 'm', label: t('leads.takeKey') },
  { key: 'n', label: t('leads.newNote') },
  { key: 'e', label: t('leads.change') },
  ...SELECTION_KEYS,
] as const;
