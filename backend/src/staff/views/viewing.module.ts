import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { ViewingService } from './viewing.service';
import { ViewsController } from './views.controller';

/** The site as a member sees it, for the office. */
@Module({
  imports: [AuditModule, LimitsModule, SecondStepModule, UsersModule],
  controllers: [ViewsController],
  providers: [ViewingService],
  exports: [ViewingService],
})
export class ViewingModule {}
