import { Module } from '@nestjs/common';
import { TalentsModule } from '../../talents';
import { ShownJobsRepository } from '../search/shown-jobs.repository';
import { ShownJobsService } from '../search/shown-jobs.service';
import { OpenJobsRepository } from './open-jobs.repository';
import { OpenJobsService } from './open-jobs.service';

/** Open jobs for other parts of the site; nobody needs to be signed in. */
@Module({
  imports: [TalentsModule],
  providers: [OpenJobsRepository, OpenJobsService, ShownJobsRepository, ShownJobsService],
  exports: [OpenJobsService, ShownJobsService],
})
export class OpenJobsModule {}
