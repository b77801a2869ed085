import { Module } from '@nestjs/common';
import { SocialArrivalRepository } from './social-arrival.repository';
import { SocialArrivalsService } from './social-arrivals.service';
import { SocialIdentityRepository } from './social-identity.repository';

@Module({
  providers: [SocialArrivalRepository, SocialIdentityRepository, SocialArrivalsService],
  exports: [SocialArrivalsService],
})
export class SocialModule {}
