import { BeaconEntity, RegistryStateEntity, ReleaseEntity, RolloutEntity } from './federation.entity';

export { FederationModule } from './federation.module';
export const federationEntities = [ReleaseEntity, RolloutEntity, RegistryStateEntity, BeaconEntity] as const;
