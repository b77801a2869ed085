import { BeaconEntity, RegistryStateEntity, ReleaseEntity, RolloutEntity } from './federation.entity';

export { FederationModule } from './federation.module';
export { ReleasesService } from './releases.service';
export const federationEntities = [ReleaseEntity, RolloutEntity, RegistryStateEntity, BeaconEntity] as const;
