// Apart from the schemas, so that a page that only needs these words does not ship the validator.

/** 'review': waits for staff before it is shown. An open job whose changes wait stays 'open'. */
export const JOB_STATES = ['draft', 'review', 'open', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Best match needs a talent who is logged in; for everybody else it is the newest first. */
export const JOB_SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export const JOB_SORT_LABELS: Readonly<Record<JobSort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  closing: 'Closing first',
  pay: 'Pay',
};

/** Work without pay says so, and why. */
export const PAY_KINDS = ['paid', 'unpaid-student', 'unpaid-charity'] as const;
export type PayKind = (typeof PAY_KINDS)[number];
export const PAY_KIND_LABELS: Readonly<Record<PayKind, string>> = {
  paid: 'Paid',
  'unpaid-student': 'Unpaid – student',
  'unpaid-charity': 'Unpaid – charity',
};
/** Offered; a poster may write another. */
export const PAY_UNITS = ['flat fee', 'per day', 'per show', 'per episode', 'per hour', 'package'] as const;

/** Where an application stands. The first is the talent's doing, 'withdrawn' too; the others are the client's. */
export const JOB_STAGES = ['sent', 'viewed', 'shortlisted', 'self-tape', 'offer', 'booked', 'not-selected', 'withdrawn'] as const;
export type JobStage = (typeof JOB_STAGES)[number];
/** Stages a client moves applications to, in the order of the keys 1 to 6. */
export const CLIENT_STAGES = [
  'viewed',
  'shortlisted',
  'self-tape',
  'offer',
  'booked',
  'not-selected',
] as const satisfies readonly JobStage[];
export type ClientStage = (typeof CLIENT_STAGES)[number];
/** Nothing more is to come. */
export const FINAL_STAGES = ['booked', 'not-selected', 'withdrawn'] as const satisfies readonly JobStage[];
/** As talent reads them. */
export const STAGE_LABELS: Readonly<Record<JobStage, string>> = {
  sent: 'Sent',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  'self-tape': 'Self-tape requested',
  offer: 'Offer',
  booked: 'Booked',
  'not-selected': 'Not selected',
  withdrawn: 'Withdrawn',
};
/** As the client reads them. */
export const CLIENT_STAGE_LABELS: Readonly<Record<JobStage, string>> = { ...STAGE_LABELS, sent: 'New', 'self-tape': 'Self-tape' };

/** Whether the own application may still be taken back: until an offer stands (beyond the specification, feature 3). */
export function mayWithdraw(stage: JobStage): boolean {
  return stage === 'sent' || stage === 'viewed' || stage === 'shortlisted' || stage === 'self-tape';
}

export const INVITATION_STATES = ['open', 'applied', 'declined', 'closed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What stands between a talent and an application; 'open': nothing. */
export const APPLY_GATES = ['open', 'profile', 'membership', 'closed'] as const;
export type ApplyGate = (typeof APPLY_GATES)[number];

/** Most of each: lengths in characters, pay in whole units of the currency. */
export const JOB_LIMITS = {
  title: 120,
  medium: 40,
  postedBy: 80,
  details: 4000,
  roles: 12,
  roleKey: 40,
  roleName: 80,
  roleDetails: 1000,
  rolePeople: 500,
  skills: 10,
  skillLength: 40,
  question: 200,
  usage: 1000,
  payUnit: 40,
  pay: 100_000_000,
  /** A call closes at most so many days ahead. */
  closesInDays: 90,
  perPage: 12,
  jobsPerClient: 100,
  note: 1000,
  answer: 500,
  photos: 6,
  instructions: 1000,
  tapeUrl: 300,
  invitation: 500,
  clientNote: 2000,
  movedAtOnce: 100,
  applicantsPerPage: 48,
  comparedLeast: 2,
  comparedMost: 4,
  reportText: 1000,
} as const;

export const REPORT_SUBJECTS = ['job', 'profile', 'application', 'invitation', 'thread', 'review'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const REPORT_REASONS = ['fee', 'fake', 'contact', 'offensive', 'minor', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  fee: 'It asks for money',
  fake: 'It is not what it says',
  contact: 'It asks to meet or write elsewhere',
  offensive: 'It is offensive or unsafe',
  minor: 'A child is at risk',
  other: 'Something else',
};

/** Said wherever somebody is about to answer a call. */
export const SAFETY_NOTE = 'You never pay to audition.';

export const NOTIFICATION_GROUPS = ['applications', 'invites', 'threads', 'messages', 'account'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];
export const NOTIFICATION_GROUP_LABELS: Readonly<Record<NotificationGroup, string>> = {
  applications: 'Applications',
  invites: 'Invites',
  threads: 'Messages',
  messages: 'Shared profiles',
  account: 'Account',
};
/** When what happened goes out by mail; 'daily' at nine in India. */
export const MAIL_FREQUENCIES = ['immediate', 'daily', 'never'] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];
/** The unread count of the bell is asked for so often, while the page is looked at: ten seconds is the promise. */
export const BELL_POLL_MS = 8000;
