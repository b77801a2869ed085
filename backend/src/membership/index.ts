export { BenefitsService } from './benefits/benefits.service';
export { MembershipUsage } from './benefits/membership-usage';
export { MembershipModule } from './membership.module';
export { MembershipMarks } from './terms/membership-marks';
export { MembershipRecords } from './terms/membership.records';
export { MembershipStandingService } from './terms/membership-standing.service';
