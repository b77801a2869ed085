import { ReportEntity } from './report.entity';

export { ReportedSubjectsRepository } from './reported-subjects.repository';
export { ReportsModule } from './reports.module';
export { type Report, ReportsRepository } from './reports.repository';

export const reportEntities = [ReportEntity] as const;
