import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodesModule, UsersModule } from '../auth';
import { AuditModule } from '../kernel/audit/audit.module';
import { LimitsModule } from '../kernel/rate-limits/limits.module';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { NotificationsModule } from '../notifications';
import { benefitsControllers, benefitsProviders } from './benefits/benefits.providers';
import { BenefitsService } from './benefits/benefits.service';
import { booksControllers, booksProviders } from './books/books.providers';
import { ordersControllers, ordersProviders } from './orders/orders.providers';
import { paymentsControllers, paymentsProviders } from './payments/payments.providers';
import { MembershipJobs } from './membership-jobs';
import { plansControllers, plansProviders } from './plans/plans.providers';
import { promoCodesControllers, promoCodesProviders } from './promo-codes/promo-codes.providers';
import { InvoiceCounterEntity, InvoiceEntity, LedgerEntryEntity } from './schema/books.entity';
import { MembershipEntity, MembershipPeriodEntity, UpgradeCardEntity } from './schema/membership.entity';
import { OrderEntity, PaymentEntity, PaymentEventEntity } from './schema/order.entity';
import { ManagerEntity, MembershipSettingEntity, PlanEntity, PlanVersionEntity } from './schema/plan.entity';
import { PromoCodeEntity, PromoUseEntity } from './schema/promo-code.entity';
import { ShootBookingEntity } from './schema/shoot-booking.entity';
import { TestCheckoutEntity, TestMandateEntity, TestPaymentEntity } from './schema/test-payment.entity';
import { shootsControllers, shootsProviders } from './shoots/shoots.providers';
import { ReconciliationService } from './staff/reconciliation.service';
import { membershipStaffControllers, membershipStaffProviders } from './staff/staff.providers';
import { MembershipRecords } from './terms/membership.records';
import { termsControllers, termsProviders } from './terms/terms.providers';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PlanEntity,
      PlanVersionEntity,
      MembershipSettingEntity,
      ManagerEntity,
      MembershipEntity,
      MembershipPeriodEntity,
      UpgradeCardEntity,
      OrderEntity,
      PaymentEntity,
      PaymentEventEntity,
      LedgerEntryEntity,
      InvoiceEntity,
      InvoiceCounterEntity,
      PromoCodeEntity,
      PromoUseEntity,
      ShootBookingEntity,
      TestCheckoutEntity,
      TestPaymentEntity,
      TestMandateEntity,
    ]),
    AuditModule,
    CodesModule,
    LimitsModule,
    NotificationsModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [
    ...plansControllers,
    ...ordersControllers,
    ...paymentsControllers,
    ...booksControllers,
    ...promoCodesControllers,
    ...termsControllers,
    ...benefitsControllers,
    ...shootsControllers,
    ...membershipStaffControllers,
  ],
  providers: [
    ...plansProviders,
    ...ordersProviders,
    ...paymentsProviders,
    ...booksProviders,
    ...promoCodesProviders,
    ...termsProviders,
    ...benefitsProviders,
    ...shootsProviders,
    ...membershipStaffProviders,
    MembershipJobs,
  ],
  exports: [BenefitsService, MembershipJobs, MembershipRecords, ReconciliationService],
})
export class MembershipModule {}
