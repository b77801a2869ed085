import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { HiringModule } from '../../hiring';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OfficeBookingsController } from './office-bookings.controller';
import { OfficeBookingsService } from './office-bookings.service';

/** Reported bookings in the office. */
@Module({
  imports: [AuditModule, HiringModule, UsersModule],
  controllers: [OfficeBookingsController],
  providers: [OfficeBookingsService],
})
export class OfficeBookingsModule {}
