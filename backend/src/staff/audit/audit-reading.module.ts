import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { TextsModule } from '../../content';
import { AuditModule } from '../../kernel/audit/audit.module';
import { AuditPageService } from './audit-page.service';
import { AuditReadingService } from './audit-reading.service';
import { AuditTrailController } from './audit-trail.controller';

/** The audit trail as the office reads it. */
@Module({
  imports: [AuditModule, TextsModule, UsersModule],
  controllers: [AuditTrailController],
  providers: [AuditPageService, AuditReadingService],
  exports: [AuditReadingService],
})
export class AuditReadingModule {}
