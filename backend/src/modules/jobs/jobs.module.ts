import { Module } from '@nestjs/common';
import { TalentsModule } from '../talents';
import { JobsRepository } from './jobs.repository';
import { JobsService } from './jobs.service';

@Module({ imports: [TalentsModule], providers: [JobsRepository, JobsService], exports: [JobsService] })
export class JobsModule {}
