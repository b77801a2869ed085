import { ExperimentExposureEntity } from './experiments/experiment-exposure.entity';
import { ExperimentPlanEntity } from './experiments/experiment-plan.entity';
import { ReleaseEntity, RolloutEntity, RegistryStateEntity } from './releases/federation.entity';
import { ExperimentEntity, ExperimentVariantEntity, ExperimentBuildEntity } from './releases/experiment.entity';
import { PlatformAuditEntity } from './releases/platform-audit.entity';
import { RegistryKeyEntity } from './releases/registry-key.entity';
import { FrontDoorEntity } from './releases/front-door.entity';
import { RemoteTokenEntity } from './releases/remote-token.entity';
import { BeaconEntity, ReleaseReportEntity, AutomaticRollbackEntity } from './health/release-health.entities';
import { PageVitalsEntity } from './health/page-vitals.entity';

/** Every table of this context. */
export const platformEntities = [
  ExperimentExposureEntity,
  ExperimentPlanEntity,
  ReleaseEntity,
  RolloutEntity,
  RegistryStateEntity,
  ExperimentEntity,
  ExperimentVariantEntity,
  ExperimentBuildEntity,
  PlatformAuditEntity,
  RegistryKeyEntity,
  FrontDoorEntity,
  RemoteTokenEntity,
  BeaconEntity,
  ReleaseReportEntity,
  AutomaticRollbackEntity,
  PageVitalsEntity,
] as const;
