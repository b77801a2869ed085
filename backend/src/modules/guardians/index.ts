import { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';

export { ChildRemovalService } from './child-removal.service';
export { CONSENT } from './consent-text';
export { GuardiansModule } from './guardians.module';
export { GuardiansRepository } from './guardians.repository';
export { GuardiansService } from './guardians.service';
export const guardianEntities = [ChildProfileEntity, GuardianConsentEntity] as const;
