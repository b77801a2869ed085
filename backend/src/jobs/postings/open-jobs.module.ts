import { Module } from '@nestjs/common';
import { TalentsModule } from '../../talents';
import { OpenJobsRepository } from './open-jobs.repository';
import { OpenJobsService } from './open-jobs.service';

/** Open jobs for other parts of the site; nobody needs to be signed in. */
@Module({ imports: [TalentsModule], providers: [OpenJobsRepository, OpenJobsService], exports: [OpenJobsService] })
export class OpenJobsModule {}
