import { ReportEntity } from './report.entity';

export { KEEP_CLOSED_MS as KEEP_CLOSED_REPORTS_MS } from './report-rounds.worker';
export { ReportedSubjectsRepository } from './reported-subjects.repository';
export { ReportsModule } from './reports.module';
export { type Report, ReportsRepository } from './reports.repository';

export const reportEntities = [ReportEntity] as const;
