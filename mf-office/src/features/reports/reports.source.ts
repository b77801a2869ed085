import { request } from '@alltalent/shared/api';
import { type CloseReportInput, ENDPOINTS, type QueueItem, type ReportDetail } from '@alltalent/shared/contracts';
import type { Decision } from '../../domain/queue/decision';
import type { QueueSource } from '../../domain/queue/queue-source';
import { t as search } from '../../messages/search';
import { t } from '../../messages';

/** Open reports, those about children first. */
export const REPORTS: QueueSource<QueueItem, ReportDetail> = {
  queue: 'reports',
  readPage: (page, signal) => request(ENDPOINTS.reportQueue, page, { signal }),
  readDetail: async (id, signal) => (await request(ENDPOINTS.queuedReport, { id }, { signal })).data,
  search: { label: search('search.reports'), text: search('search.reportsText') },
};

/** A report is closed with what was found and done; what is done to an account is done on its page. */
export const REPORT_DECISIONS: readonly Decision<ReportDetail>[] = [
  {
    name: 'close',
    key: 'c',
    label: t('reports.close'),
    past: t('reports.closed'),
    isUsual: true,
    reason: { title: t('reports.closeTitle'), text: t('reports.closeText'), label: t('reports.outcome'), hint: t('reports.outcomeHint') },
    inputOf: ({ id }, outcome): CloseReportInput => ({ id, outcome }),
  },
];
