import type { Provider } from '@nestjs/common';
import { FiguresRepository } from './figures.repository';
import { FiguresService } from './figures.service';
import { GrantsService } from './grants.service';
import { MembershipStaffController } from './membership-staff.controller';
import { PlanChangesService } from './plan-changes.service';
import { PlanListService } from './plan-list.service';
import { PromoCodesStaffService } from './promo-codes-staff.service';
import { PromoCodesController } from './promo-codes.controller';
import { ReconciliationRepository } from './reconciliation.repository';
import { ReconciliationService } from './reconciliation.service';
import { ReconcilingService } from './reconciling.service';
import { RefundsService } from './refunds.service';
import { MembershipSettingsController } from './settings.controller';
import { MembershipSettingsService } from './settings.service';
import { StaffPlansController } from './staff-plans.controller';
import { StaffInvoicesController } from './staff-invoices.controller';
import { StaffOrderMapper } from './staff-order.mapper';
import { StaffOrderService } from './staff-order.service';
import { StaffOrdersRepository } from './staff-orders.repository';
import { StaffOrdersService } from './staff-orders.service';
import { StoredSettingsService } from './stored-settings.service';

/** Providers of what staff do with memberships. */
export const membershipStaffProviders: readonly Provider[] = [
  FiguresRepository,
  FiguresService,
  GrantsService,
  PlanChangesService,
  PlanListService,
  PromoCodesStaffService,
  ReconciliationRepository,
  ReconciliationService,
  ReconcilingService,
  RefundsService,
  MembershipSettingsService,
  StoredSettingsService,
  StaffOrderMapper,
  StaffOrderService,
  StaffOrdersRepository,
  StaffOrdersService,
];
export const membershipStaffControllers = [
  MembershipStaffController,
  StaffInvoicesController,
  PromoCodesController,
  MembershipSettingsController,
  StaffPlansController,
] as const;
