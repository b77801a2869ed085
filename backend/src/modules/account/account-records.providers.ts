import { ACCOUNT_RECORDS, type AccountRecords } from './account-records';
import { ApplicationsRecords } from './records/applications.records';
import { ChildrenRecords } from './records/children.records';
import { DeletionRecords } from './records/deletion.records';
import { EnquiriesRecords } from './records/enquiries.records';
import { FaqVotesRecords } from './records/faq-votes.records';
import { FavouritesRecords } from './records/favourites.records';
import { JobsRecords } from './records/jobs.records';
import { LeadsRecords } from './records/leads.records';
import { NoticesRecords } from './records/notices.records';
import { OwnProfileRecords } from './records/own-profile.records';
import { ProfileRecords } from './records/profile.records';
import { ReportsRecords } from './records/reports.records';
import { SessionsRecords } from './records/sessions.records';
import { SharesRecords } from './records/shares.records';
import { SignInWaysRecords } from './records/sign-in-ways.records';
import { StaffActionsRecords } from './records/staff-actions.records';
import { TalentProfileRecords } from './records/talent-profile.records';
import { TermsRecords } from './records/terms.records';

/** A part of the site that stores something about an account takes its place here. */
const RECORDS = [
  ProfileRecords,
  SignInWaysRecords,
  SessionsRecords,
  TermsRecords,
  OwnProfileRecords,
  TalentProfileRecords,
  ChildrenRecords,
  // Before the jobs: those are nobody's any more when they are erased.
  ApplicationsRecords,
  JobsRecords,
  LeadsRecords,
  EnquiriesRecords,
  FavouritesRecords,
  SharesRecords,
  FaqVotesRecords,
  NoticesRecords,
  ReportsRecords,
  StaffActionsRecords,
  DeletionRecords,
];

export const recordsProviders = [
  ...RECORDS,
  { provide: ACCOUNT_RECORDS, useFactory: (...records: readonly AccountRecords[]) => records, inject: RECORDS },
];
