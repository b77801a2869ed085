import { Module } from '@nestjs/common';
import { ContentModule } from '../../content';
import { OpenJobsModule } from '../../jobs';
import { TalentsModule } from '../../talents';
import { LandingPeopleService } from './landing-people.service';
import { LandingController } from './landing.controller';
import { LandingService } from './landing.service';

@Module({
  imports: [ContentModule, OpenJobsModule, TalentsModule],
  controllers: [LandingController],
  providers: [LandingPeopleService, LandingService],
  exports: [LandingPeopleService],
})
export class LandingModule {}
