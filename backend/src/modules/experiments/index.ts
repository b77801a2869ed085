import { ExperimentExposureEntity } from './experiment-exposure.entity';
import { ExperimentPlanEntity } from './experiment-plan.entity';

export { ConversionsService } from './conversions.service';
export { ExperimentsModule } from './experiments.module';
export type { Conversion } from './exposures.repository';
export const experimentEntities = [ExperimentExposureEntity, ExperimentPlanEntity] as const;
