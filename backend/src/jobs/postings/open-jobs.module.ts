import { Module } from '@nestjs/common';
import { TalentsModule } from '../../talents';
import { OpenJobsRepository } from './open-jobs.repository';
import { OpenJobsService } from './open-jobs.service';

/** What other parts of the site tell about open calls; it needs nobody to be signed in. */
@Module({ imports: [TalentsModule], providers: [OpenJobsRepository, OpenJobsService], exports: [OpenJobsService] })
export class OpenJobsModule {}
