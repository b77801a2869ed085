import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../auth';
import { HiringModule } from '../../hiring';
import { AuditModule } from '../../kernel/audit/audit.module';
import { RunningUpkeepService } from './running-upkeep.service';
import { UpkeepController } from './upkeep.controller';
import { UpkeepJob } from './upkeep.job';
import { UpkeepRunEntity } from './upkeep-run.entity';
import { UpkeepRunsRepository } from './upkeep-runs.repository';
import { UpkeepService } from './upkeep.service';

/** Tasks that the office starts and that run in the background. */
@Module({
  imports: [TypeOrmModule.forFeature([UpkeepRunEntity]), AuditModule, HiringModule, UsersModule],
  controllers: [UpkeepController],
  providers: [RunningUpkeepService, UpkeepJob, UpkeepRunsRepository, UpkeepService],
  exports: [RunningUpkeepService],
})
export class UpkeepModule {}
