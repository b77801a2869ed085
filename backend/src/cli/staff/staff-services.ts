import type { INestApplicationContext } from '@nestjs/common';
import { TermsService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { HeldMessages } from '../../kernel/outbox/held-messages';
import { KeyRotationService, TokenRevocationService } from '../../platform';
import {
  StaffAccountsService,
  StaffBookingsService,
  StaffContentService,
  StaffContactMessagesService,
  StaffJobsService,
  StaffLeadsService,
  StaffProfilesService,
  StaffReportsService,
  StaffReviewsService,
} from '../../staff';
import { ReconciliationService } from '../../membership';
import { OwnProfilesService } from '../../talents';

export type StaffServices = ReturnType<typeof staffServices>;

/** Returns the services that staff commands use. */
export function staffServices(app: INestApplicationContext) {
  return {
    accounts: app.get(StaffAccountsService),
    content: app.get(StaffContentService),
    leads: app.get(StaffLeadsService),
    contactMessages: app.get(StaffContactMessagesService),
    terms: app.get(TermsService),
    profiles: app.get(OwnProfilesService),
    reviews: app.get(StaffProfilesService),
    jobs: app.get(StaffJobsService),
    reports: app.get(StaffReportsService),
    bookingReviews: app.get(StaffReviewsService),
    bookings: app.get(StaffBookingsService),
    reconciliation: app.get(ReconciliationService),
    registryKeys: app.get(KeyRotationService),
    tokens: app.get(TokenRevocationService),
    heldMessages: app.get(HeldMessages),
    audit: app.get(AuditTrail),
    trail: app.get(AuditRepository),
  } as const;
}
