import type { AuditLine } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';

/** Entries of the audit trail on the page of an item, whose code comes when it is shown. */
export const HistoryPart = lazySection<{ readonly lines: readonly AuditLine[] }>({
  name: 'office.history',
  load: () => import(/* webpackChunkName: "office.history" */ './history-lines').then((part) => part.HistoryLines),
  loading: t('history.loading'),
  failure: t('history.lost'),
  height: '6rem',
});
