import { Module } from '@nestjs/common';
import { TalentsModule } from '../../talents';
import { ShownJobsRepository } from '../search/shown-jobs.repository';
import { ShownJobsService } from '../search/shown-jobs.service';
import { OpenJobsRepository } from './open-jobs.repository';
import { OpenJobsService } from './open-jobs.service';

/** What other parts of the site tell about calls; it needs nobody to be signed in. */
@Module({
  imports: [TalentsModule],
  providers: [OpenJobsRepository, OpenJobsService, ShownJobsRepository, ShownJobsService],
  exports: [OpenJobsService, ShownJobsService],
})
export class OpenJobsModule {}
