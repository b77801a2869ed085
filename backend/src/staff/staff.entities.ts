import { ReportEntity } from './reports/report.entity';

/** Every table of this context. */
export const staffEntities = [ReportEntity] as const;
