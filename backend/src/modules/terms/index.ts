import { TermsAcceptanceEntity } from './terms.entities';

export { TermsModule } from './terms.module';
export { TermsRepository } from './terms.repository';
export { TermsService } from './terms.service';
export const termsEntities = [TermsAcceptanceEntity] as const;
