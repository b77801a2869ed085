import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { AuditReadingService } from './audit-reading.service';
import { AuditTrailController } from './audit-trail.controller';

/** The audit trail as the office reads it. */
@Module({
  imports: [AuditModule, UsersModule],
  controllers: [AuditTrailController],
  providers: [AuditReadingService],
  exports: [AuditReadingService],
})
export class AuditReadingModule {}
