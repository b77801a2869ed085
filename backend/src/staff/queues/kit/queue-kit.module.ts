import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../../auth';
import { AuditModule } from '../../../kernel/audit/audit.module';
import { OldRows } from '../../../kernel/scheduling/old-rows';
import { NotificationsModule } from '../../../notifications';
import { AuditReadingModule } from '../../audit/audit-reading.module';
import { ReportsModule } from '../../reports/reports.module';
import { OfficeClaimEntity } from '../claims/office-claim.entity';
import { OfficeClaimsRepository } from '../claims/office-claims.repository';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { ReviewReasonEntity } from '../reasons/review-reason.entity';
import { ReviewReasonsRepository } from '../reasons/review-reasons.repository';
import { ReviewReasonsService } from '../reasons/review-reasons.service';
import { QueueSearchService } from '../search/queue-search.service';
import { SearchRangesRepository } from '../search/search-ranges.repository';
import { WaitingKeysRepository } from '../search/waiting-keys.repository';
import { AccountBriefsService } from './account-briefs.service';
import { AssignmentNoticesService } from './assignment-notices.service';
import { ItemHistoryService } from './item-history.service';
import { OfficeQueues } from './office-queues';
import { QueueDecisionsService } from './queue-decisions.service';

const DAY_MS = 24 * 3600 * 1000;
/** Reasons that nobody used for a year are not offered any more. */
const REASON_RETENTION_MS = 365 * DAY_MS;

const shared = [
  AccountBriefsService,
  AssignmentNoticesService,
  ItemHistoryService,
  OfficeClaimsService,
  OfficeQueues,
  QueueDecisionsService,
  QueueSearchService,
  ReviewReasonsService,
  WaitingKeysRepository,
];

/** What all queues of the office share. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OfficeClaimEntity, ReviewReasonEntity]),
    AuditModule,
    AuditReadingModule,
    NotificationsModule,
    ReportsModule,
    UsersModule,
  ],
  providers: [OfficeClaimsRepository, ReviewReasonsRepository, SearchRangesRepository, ...shared],
  exports: shared,
})
export class QueueKitModule {
  constructor(oldRows: OldRows, claims: OfficeClaimsRepository, reasons: ReviewReasonsRepository) {
    oldRows.add('office claims', (now) => claims.deleteBefore(now - DAY_MS));
    oldRows.add('review reasons', (now) => reasons.deleteUnusedSince(now - REASON_RETENTION_MS));
  }
}
