import { PageVitalsEntity } from './page-vitals.entity';
import { AutomaticRollbackEntity, BeaconEntity, ReleaseReportEntity } from './release-health.entities';

export { ReleaseFiguresService } from './release-figures.service';
export { ReleaseHealthModule } from './release-health.module';
export const releaseHealthEntities = [BeaconEntity, ReleaseReportEntity, AutomaticRollbackEntity, PageVitalsEntity] as const;
