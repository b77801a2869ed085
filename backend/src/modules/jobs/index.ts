import { JobEntity } from './job.entity';

export type { JobRecord } from './job.entity';
export { JobsModule } from './jobs.module';
export { JobsRepository } from './jobs.repository';
export { JobsService } from './jobs.service';

export const jobEntities = [JobEntity];
