import type { TrailEntry, AuditKind, Queue, QueueItem, StaffRole, StaffTeamResponse } from '../../../contracts';
import { AUDIT_ACTIONS, AUDIT_KINDS, dayInIndia } from '../../../contracts';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';
import { waitingLetters } from './letters';
import { leadsByState, newLeads } from './leads';
import { failedMessages, heldMessages } from './messages';
import { waitingReports } from './reports';
import { waitingJobs, waitingProfiles } from './review-queues';
import { confirmed } from './second-step';

const DAY_HOURS = 24;
const DAYS = 14;
const OLDEST_SHOWN = 3;

const queueOf = (queue: Queue, items: readonly QueueItem[], promise: number) => ({
  queue,
  waiting: items.length,
  late: items.filter(({ waiting_since: since, due_at: due }) => (due === undefined ? since < hoursAgo(promise) : due < hoursAgo(0))).length,
  promise_hours: promise,
  oldest: items.slice(0, OLDEST_SHOWN),
  states: queue === 'leads' ? leadsByState() : [],
});

const today: OfficeCall = () => ({
  body: {
    status: 200,
    queues: [
      queueOf('profiles', waitingProfiles(), 24),
      queueOf('jobs', waitingJobs(), 6),
      queueOf('reports', waitingReports(), 24),
      queueOf('letters', waitingLetters(), 24),
      queueOf('leads', newLeads(), 48),
    ],
    failed_messages: failedMessages(),
    held_messages: heldMessages(),
    releases_in_trouble: [],
    days: Array.from({ length: DAYS }, (_, index) => ({
      day: dayInIndia(Date.now() - (DAYS - 1 - index) * DAY_HOURS * 3_600_000),
      sign_ups: 18 + ((index * 7) % 23),
      profiles_approved: 4 + ((index * 5) % 9),
      jobs_posted: 1 + ((index * 3) % 6),
      applications: 60 + ((index * 37) % 90),
      leads: (index * 4) % 7,
    })),
  },
});

let members: StaffTeamResponse['members'] = [
  { ...NIKHIL, roles: ['administrator'], since: hoursAgo(9000), second_step: 'both' },
  {
    user_id: 'u_demo_farida',
    name: 'Farida Sheikh',
    email: 'farida.sheikh@example.com',
    roles: ['casting'],
    since: hoursAgo(5000),
    second_step: 'passkey',
  },
  {
    user_id: 'u_demo_joseph',
    name: 'Joseph D’Cruz',
    email: 'joseph.dcruz@example.com',
    roles: ['support', 'finance'],
    since: hoursAgo(700),
    second_step: 'none',
  },
];
let invitations: StaffTeamResponse['invitations'] = [];

const team: OfficeCall = () => ({ body: { status: 200, members, invitations } });

const invite = confirmed((input) => {
  const [email, roles] = [String(input['email']), input['roles'] as StaffRole[]];
  invitations = [...invitations, { id: `si_${email}`, email, roles, invited_by: NIKHIL.name, expires_at: hoursAgo(-7 * DAY_HOURS) }];
  return team(input);
});
const withdraw = confirmed((input) => {
  invitations = invitations.filter(({ id }) => id !== input['id']);
  return team(input);
});
const changeRoles = confirmed((input) => {
  const roles = input['roles'] as StaffRole[];
  members = members.map((member) => (member.user_id === input['user_id'] ? { ...member, roles } : member));
  return team(input);
});
const remove = confirmed((input) => {
  members = members.filter((member) => member.user_id !== input['user_id']);
  return team(input);
});

const PRICE = { field: 'budget.items.0.figure', before: '₹15,000', after: '₹18,500' };
const ACTIONS: readonly Omit<TrailEntry, 'at'>[] = [
  { actor: 'Farida Sheikh', action: 'approve-profile', subject: 'u_kabir', subject_name: 'Kabir Anand', detail: '', changes: [] },
  {
    actor: 'Anjali Menon',
    action: 'publish-document',
    subject: 'words/hiring-influencer',
    subject_name: '',
    detail: 'version 6 of words/hiring-influencer from 2026-11-20: Fees of the season',
    changes: [PRICE],
  },
  {
    actor: 'Farida Sheikh',
    action: 'ask-job-changes',
    subject: 'job:7',
    subject_name: '',
    detail: 'Please state the fee in rupees.',
    changes: [],
  },
  { actor: '', action: 'open-office', subject: 'u_demo_farida', subject_name: 'Farida Sheikh', detail: 'passkey', changes: [] },
  {
    actor: 'Nikhil Bose',
    action: 'change-roles',
    subject: 'u_kabir',
    subject_name: 'Kabir Anand',
    detail: '5 -> 5,7: Hires for a play, too',
    changes: [],
  },
  {
    actor: 'Joseph D’Cruz',
    action: 'save-membership-settings',
    subject: 'membership:benefits',
    subject_name: '',
    detail: 'monthly applications_per_month 30 -> unlimited, free has_crown false -> true',
    changes: [],
  },
];
const ENTRIES = Array.from({ length: 70 }, (_, index): TrailEntry => {
  return { at: hoursAgo(index * 1.7 + 0.4), ...(ACTIONS[index % ACTIONS.length] ?? (ACTIONS[0] as TrailEntry)) };
});
const PAGE = 50;

const auditTrail: OfficeCall = ({ of, kind, before }) => {
  const acts: readonly string[] | undefined = AUDIT_KINDS.includes(kind as AuditKind) ? AUDIT_ACTIONS[kind as AuditKind] : undefined;
  const from = Number(before ?? 0);
  const isOf = ({ subject, action }: TrailEntry) =>
    of === undefined || of === '' ? acts === undefined || acts.includes(action) : subject === of;
  const found = ENTRIES.filter(isOf);
  const next = found.length > from + PAGE ? String(from + PAGE) : '';
  return { body: { status: 200, data: found.slice(from, from + PAGE), next } };
};

/** Calls of the first page, the team and the audit trail. */
export const DESK_CALLS = {
  officeToday: today,
  staffTeam: team,
  inviteStaff: invite,
  withdrawStaffInvitation: withdraw,
  changeStaffRoles: changeRoles,
  removeStaff: remove,
  auditTrail,
} satisfies Readonly<Record<string, OfficeCall>>;
