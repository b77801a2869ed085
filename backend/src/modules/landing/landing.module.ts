import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs';
import { TalentsModule } from '../talents';
import { LandingController } from './landing.controller';
import { LandingService } from './landing.service';

@Module({ imports: [JobsModule, TalentsModule], controllers: [LandingController], providers: [LandingService] })
export class LandingModule {}
