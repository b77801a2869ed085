import { SocialArrivalEntity, SocialAttemptEntity, SocialIdentityEntity } from './social.entities';

export { type SocialArrival, SocialArrivalsService } from './social-arrivals.service';
export { SocialModule } from './social.module';
export const socialEntities = [SocialIdentityEntity, SocialAttemptEntity, SocialArrivalEntity] as const;
