import { talentSubject } from '../../kernel/audit/audit-trail';
import { FORM_NAMES, leadFilter } from './lead-options';
import { BOOKING_COMMANDS } from './booking-commands';
import { CONTACT_COMMANDS } from './contact-commands';
import { JOB_COMMANDS } from './job-commands';
import { MEMBERSHIP_COMMANDS } from './membership-commands';
import { PLATFORM_COMMANDS } from './platform-commands';
import { PROFILE_COMMANDS } from './profile-commands';
import { REPORT_COMMANDS } from './report-commands';
import { REVIEW_COMMANDS } from './review-commands';
import type { Given, StaffCommand } from './staff-command';
import type { StaffServices } from './staff-services';

const ENTRIES_SHOWN = 100;

export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
  'make-staff': {
    argument: 'e-mail',
    needs: [],
    does: 'gives an account the role of staff',
    run: ({ accounts }, { subject }) => accounts.makeStaff(subject),
  },
  'remove-staff': {
    argument: 'e-mail',
    needs: [],
    does: 'takes that role away',
    run: ({ accounts }, { subject }) => accounts.removeStaff(subject),
  },
  'verify-client': {
    argument: 'e-mail',
    needs: [],
    does: 'notes that this client was checked: it sees what talent shows verified clients only',
    run: ({ accounts }, { subject }) => accounts.verifyClient(subject),
  },
  'unverify-client': {
    argument: 'e-mail',
    needs: [],
    does: 'takes that back',
    run: ({ accounts }, { subject }) => accounts.unverifyClient(subject),
  },
  suspend: {
    argument: 'e-mail',
    needs: ['reason'],
    does: 'ends every session, refuses the login and hides the own profile, until restored',
    run: ({ accounts }, { subject, reason }) => accounts.suspend(subject, reason),
  },
  restore: {
    argument: 'e-mail',
    needs: [],
    does: 'opens a suspended account again, with what was hidden',
    run: ({ accounts }, { subject }) => accounts.restore(subject),
  },
  terminate: {
    argument: 'e-mail',
    needs: ['reason'],
    does: 'closes an account for good; its profile leaves the site, its records stay',
    run: ({ accounts }, { subject, reason }) => accounts.terminate(subject, reason),
  },
  'remove-content': {
    argument: 'slug',
    needs: ['reason'],
    does: "takes a talent's profile off the site",
    run: ({ content }, { subject, reason }) => content.removeProfile(subject, reason),
  },
  ...PLATFORM_COMMANDS,
  ...PROFILE_COMMANDS,
  ...JOB_COMMANDS,
  terms: { argument: null, needs: [], does: 'lists the versions of the terms', run: ({ terms }) => listTerms(terms) },
  leads: {
    argument: null,
    needs: [],
    does: `lists confirmed leads, the newest first; --since 2026-11-01, --form ${FORM_NAMES.join('|')}, --all, --csv`,
    run: ({ leads }, { csv, ...given }) => (csv ? leads.csv(leadFilter(given)) : leads.table(leadFilter(given))),
  },
  ...CONTACT_COMMANDS,
  ...REPORT_COMMANDS,
  ...REVIEW_COMMANDS,
  ...BOOKING_COMMANDS,
  ...MEMBERSHIP_COMMANDS,
  audit: {
    argument: null,
    needs: [],
    does: 'lists what staff did, the newest first; with --of <e-mail> for one account only',
    run: listAudit,
  },
};

async function listTerms(terms: StaffServices['terms']): Promise<string> {
  const versions = await terms.versions();
  return versions.map(({ version, state, summary }) => `${version}  ${state}  ${summary}`.trimEnd()).join('\n');
}

async function listAudit({ accounts, profiles, trail }: StaffServices, { of }: Given): Promise<string> {
  const subjects = of === undefined ? undefined : await subjectsOf({ accounts, profiles }, of);
  const entries = await trail.find(ENTRIES_SHOWN, subjects);
  if (entries.length === 0) return 'There are no entries.';
  return entries
    .map(({ happenedAt, ...entry }) => [timeOf(happenedAt), entry.actor, entry.action, entry.subject, entry.detail].join('  '))
    .join('\n');
}

/** Returns the audit subjects of an account and its profile. */
async function subjectsOf({ accounts, profiles }: Pick<StaffServices, 'accounts' | 'profiles'>, name: string): Promise<string[]> {
  const { id, slug } = await accounts.find(name);
  const talent = await profiles.find(slug);
  return talent ? [id, talentSubject(talent.id)] : [id];
}

function timeOf(time: number): string {
  return new Date(time).toISOString();
}
