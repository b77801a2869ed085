export { type ApplicationAllowance, BenefitsService } from './benefits/benefits.service';
export { MembershipUsage } from './benefits/membership-usage';
export { MembershipJobs } from './membership-jobs';
export { MembershipModule } from './membership.module';
export { ReconciliationService } from './staff/reconciliation.service';
export { MembershipMarks } from './terms/membership-marks';
export { MembershipRecords } from './terms/membership.records';
