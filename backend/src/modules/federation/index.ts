import { ExperimentBuildEntity, ExperimentEntity, ExperimentVariantEntity } from './experiment.entity';
import { RegistryStateEntity, ReleaseEntity, RolloutEntity } from './federation.entity';
import { FrontDoorEntity } from './front-door.entity';
import { PlatformAuditEntity } from './platform-audit.entity';
import { RemoteTokenEntity } from './remote-token.entity';
import { RegistryKeyEntity } from './registry-key.entity';

export { type ExperimentFacts, ExperimentsReader } from './experiments-reader';
export { FederationModule } from './federation.module';
export { openTokenRevocation, type TokenRevocation } from './open-token-revocation';
export { type KeyRotation, openKeyRotation } from './open-key-rotation';
export { Actor, type PlatformActor, rememberActor, requireOwn, staffActor, tokenActor } from './platform-actor';
export { PlatformTokens } from './platform-tokens';
export { ReleaseHealth, type ReleaseName } from './release-health';
export { ReleasesService } from './releases.service';
export { RolloutsService } from './rollouts.service';
export const federationEntities = [
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
] as const;
