import { ReportEntity } from './report.entity';

export { ReportsModule } from './reports.module';

export const reportEntities = [ReportEntity] as const;
