import { REPORT_REASON_LABELS } from '@alltalent/shared/contracts';
import { QueuePage } from '../domain/queue/queue-page';
import { ReportView } from '../features/reports/report-view';
import { REPORT_DECISIONS, REPORTS } from '../features/reports/reports.source';
import { t } from '../messages';

export function Component() {
  return (
    <QueuePage
      title={t('places.reports')}
      right="reports"
      source={REPORTS}
      decisions={REPORT_DECISIONS}
      titleOf={({ reason }) => REPORT_REASON_LABELS[reason]}
      render={(report) => <ReportView report={report} />}
    />
  );
}
