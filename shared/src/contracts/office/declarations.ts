import { string } from 'yup';
import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as OFFICE_ENDPOINTS from './endpoints';
import {
  changeLeadSchema,
  exportLeadsSchema,
  leadIdSchema,
  leadListResponseSchema,
  leadListSchema,
  leadResponseSchema,
  noteLeadSchema,
} from './leads';
import {
  auditTrailQuerySchema,
  auditTrailResponseSchema,
  changeRolesOfPersonSchema,
  notePersonSchema,
  peopleQuerySchema,
  peopleResponseSchema,
  personIdSchema,
  personResponseSchema,
  reasonedActSchema,
  verifyClientSchema,
} from './people';
import {
  claimItemSchema,
  claimResponseSchema,
  closeReportSchema,
  decideSchema,
  queueIdSchema,
  queuePageSchema,
  queueResponseSchema,
  reasonsQuerySchema,
  reasonsResponseSchema,
  reportDetailResponseSchema,
  reviewedJobResponseSchema,
  reviewedPhotoInputSchema,
  reviewedProfileResponseSchema,
  reviewedReelInputSchema,
  todayResponseSchema,
} from './queues';
import {
  addPasskeySchema,
  enrolledResponseSchema,
  newTotpResponseSchema,
  officeSessionResponseSchema,
  passkeyOptionsResponseSchema,
  provePasskeySchema,
  recoveryCodeSchema,
  removePasskeySchema,
  totpCodeSchema,
} from './second-step';
import {
  acceptStaffInvitationSchema,
  changeStaffRolesSchema,
  inviteStaffSchema,
  removeStaffSchema,
  staffInvitationIdSchema,
  staffTeamResponseSchema,
} from './staff-team';

/** What servers know of the calls of the office: who may make them, and what they take and answer. */
export const OFFICE_DECLARATIONS = {
  officeSession: endpoint(
    'office-door',
    'Answers who the caller is in the office, and which step comes next.',
    nothing,
    officeSessionResponseSchema,
  ),
  beginTotp: endpoint('office-door', 'Makes the secret of an authenticator app.', nothing, newTotpResponseSchema),
  confirmTotp: endpoint('office-door', 'Confirms an authenticator app by its first code.', totpCodeSchema, enrolledResponseSchema),
  proveTotp: endpoint('office-door', 'Opens the office by a code of the app.', totpCodeSchema, officeSessionResponseSchema),
  proveRecovery: endpoint('office-door', 'Opens the office by a recovery code.', recoveryCodeSchema, officeSessionResponseSchema),
  newPasskeyOptions: endpoint('office-door', 'Answers the options for a new passkey.', nothing, passkeyOptionsResponseSchema),
  addPasskey: endpoint('office-door', 'Adds a passkey.', addPasskeySchema, enrolledResponseSchema),
  removePasskey: endpoint('office', 'Removes a passkey.', removePasskeySchema, officeSessionResponseSchema, { isDangerous: true }),
  passkeyOptions: endpoint('office-door', 'Answers the options for the proof by a passkey.', nothing, passkeyOptionsResponseSchema),
  provePasskey: endpoint('office-door', 'Opens the office by a passkey.', provePasskeySchema, officeSessionResponseSchema),
  newRecoveryCodes: endpoint('office', 'Makes new recovery codes.', nothing, enrolledResponseSchema, { isDangerous: true }),
  leaveOffice: endpoint('office-door', 'Closes the office in this browser.', nothing, doneResponseSchema),
  staffTeam: endpoint('office', 'Lists who works in the office.', nothing, staffTeamResponseSchema, { right: 'team' }),
  inviteStaff: endpoint('office', 'Invites somebody to the office by mail.', inviteStaffSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  withdrawStaffInvitation: endpoint('office', 'Withdraws an invitation to the office.', staffInvitationIdSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  changeStaffRoles: endpoint('office', 'Changes the roles of a person of the office.', changeStaffRolesSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  removeStaff: endpoint('office', 'Takes a person out of the office.', removeStaffSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  acceptStaffInvitation: endpoint('members', 'Accepts an invitation to the office.', acceptStaffInvitationSchema, doneResponseSchema),
  officeToday: endpoint('office', 'Answers what waits in the office.', nothing, todayResponseSchema),
  claimItem: endpoint('office', 'Claims an item of a queue for the caller.', claimItemSchema, claimResponseSchema),
  officeReasons: endpoint('office', 'Lists reasons written before.', reasonsQuerySchema, reasonsResponseSchema),
  profileQueue: endpoint('office', 'Lists profiles that wait for a decision.', queuePageSchema, queueResponseSchema, { right: 'profiles' }),
  queuedProfile: endpoint(
    'office',
    'Answers a profile that waits, beside what the site shows.',
    queueIdSchema,
    reviewedProfileResponseSchema,
    { right: 'profiles' },
  ),
  reviewedPhoto: endpoint('office', 'Answers a photo of a profile that waits.', reviewedPhotoInputSchema, string().required(), {
    right: 'profiles',
    answersFile: 'image/jpeg',
  }),
  reviewedReel: endpoint('office', 'Answers a reel of a profile that waits.', reviewedReelInputSchema, string().required(), {
    right: 'profiles',
    answersFile: 'application/octet-stream',
  }),
  decideProfile: endpoint('office', 'Decides about a profile.', decideSchema, doneResponseSchema, { right: 'profiles' }),
  jobQueue: endpoint('office', 'Lists jobs that wait for a decision.', queuePageSchema, queueResponseSchema, { right: 'jobs' }),
  queuedJob: endpoint('office', 'Answers a job that waits, beside what the site shows.', queueIdSchema, reviewedJobResponseSchema, {
    right: 'jobs',
  }),
  decideJob: endpoint('office', 'Decides about a job.', decideSchema, doneResponseSchema, { right: 'jobs' }),
  reportQueue: endpoint('office', 'Lists open reports, those about children first.', queuePageSchema, queueResponseSchema, {
    right: 'reports',
  }),
  queuedReport: endpoint('office', 'Answers a report with its subject and both people.', queueIdSchema, reportDetailResponseSchema, {
    right: 'reports',
  }),
  closeReport: endpoint('office', 'Closes a report.', closeReportSchema, doneResponseSchema, { right: 'reports' }),
  people: endpoint('office', 'Finds accounts.', peopleQuerySchema, peopleResponseSchema, { right: 'people' }),
  person: endpoint('office', 'Answers all about an account but the text of its conversations.', personIdSchema, personResponseSchema, {
    right: 'people',
  }),
  suspendPerson: endpoint('office', 'Suspends an account.', reasonedActSchema, personResponseSchema, { right: 'accounts' }),
  restorePerson: endpoint('office', 'Restores a suspended account.', reasonedActSchema, personResponseSchema, { right: 'accounts' }),
  terminatePerson: endpoint('office', 'Closes an account for good.', reasonedActSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  endSessionsOfPerson: endpoint('office', 'Ends every session of an account.', reasonedActSchema, personResponseSchema, {
    right: 'accounts',
  }),
  setVerifiedClient: endpoint('office', 'Notes whether a client was checked.', verifyClientSchema, personResponseSchema, {
    right: 'accounts',
  }),
  notePerson: endpoint('office', 'Adds a note about an account, for the office alone.', notePersonSchema, personResponseSchema, {
    right: 'accounts',
  }),
  changeRolesOfPerson: endpoint('office', 'Gives an account a role, or takes it.', changeRolesOfPersonSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  auditTrail: endpoint('office', 'Lists what staff did, the newest first.', auditTrailQuerySchema, auditTrailResponseSchema, {
    right: 'audit',
  }),
  leads: endpoint('office', 'Finds leads of the campaign pages, the newest first.', leadListSchema, leadListResponseSchema, {
    right: 'leads',
  }),
  lead: endpoint('office', 'Answers a lead with the account of its sender, notes and history.', leadIdSchema, leadResponseSchema, {
    right: 'leads',
  }),
  changeLead: endpoint('office', 'Sets the state and the assignee of a lead.', changeLeadSchema, leadResponseSchema, {
    right: 'leads',
    isIdempotent: true,
  }),
  noteLead: endpoint('office', 'Adds a note about a lead, for the office alone.', noteLeadSchema, leadResponseSchema, {
    right: 'leads',
    isIdempotent: true,
  }),
  exportLeads: endpoint('office', 'Answers a part of the leads as a table.', exportLeadsSchema, string().required(), {
    right: 'leads',
    isDangerous: true,
    answersFile: 'text/csv',
  }),
} as const satisfies Record<keyof typeof OFFICE_ENDPOINTS, Declaration>;
