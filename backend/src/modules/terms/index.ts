import { TermsAcceptanceEntity, TermsVersionEntity } from './terms.entities';

export { NOTICE_DAYS } from './terms.policy';
export { TermsModule } from './terms.module';
export { TermsRepository } from './terms.repository';
export { TermsService } from './terms.service';
export const termsEntities = [TermsAcceptanceEntity, TermsVersionEntity] as const;
