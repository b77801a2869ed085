export { StaffAccountsService } from './staff-accounts.service';
export { StaffContentService } from './staff-content.service';
export { StaffEnquiriesService } from './staff-enquiries.service';
export { StaffJobsService } from './staff-jobs.service';
export { StaffLeadsService } from './staff-leads.service';
export { StaffProfilesService } from './staff-profiles.service';
export { StaffReportsService } from './staff-reports.service';
