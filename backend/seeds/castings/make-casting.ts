import { addDays, dayInIndia, EMPTY_JOB, type JobContent, type JobStage } from '@alltalent/shared/contracts';
import { matchOf, requirementsOf, toMatchedTalent } from '../../src/jobs';
import type { SeededApplication, SeededCasting, SeededInvitation } from '../jobs/casting-seeds.repository';
import type { SeededJob } from '../jobs/job-seeds.repository';
import { CHILD_STATUS, type TalentRecord } from '../../src/talents';
import { findCategory } from '../categories';
import { roleContent, seededJob, SEEDED_NAMES } from '../jobs/seeded-job';
import { CITIES } from '../regions/cities';
import type { CastAccount } from './cast-accounts';
import type { ApplicantText, CastingText } from './casting-text';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const POSTED_BY = 'Ritu Khanna Casting';
const PATHS: Readonly<Record<JobStage, readonly JobStage[]>> = {
  sent: ['sent'],
  viewed: ['sent', 'viewed'],
  shortlisted: ['sent', 'viewed', 'shortlisted'],
  'self-tape': ['sent', 'viewed', 'shortlisted', 'self-tape'],
  offer: ['sent', 'viewed', 'shortlisted', 'self-tape', 'offer'],
  booked: ['sent', 'viewed', 'shortlisted', 'offer', 'booked'],
  'not-selected': ['sent', 'viewed', 'not-selected'],
  withdrawn: ['sent', 'withdrawn'],
};

export type CastingSite = {
  readonly ownerId: string;
  readonly now: number;
  readonly accounts: ReadonlyMap<string, CastAccount>;
  readonly records: ReadonlyMap<number, TalentRecord>;
  readonly assetBase: string;
};

export function makeCasting(text: CastingText, site: CastingSite): SeededCasting {
  const today = dayInIndia(site.now);
  const at = site.now - text.writtenDaysAgo * DAY_MS;
  const closedAt = text.state === 'closed' ? { closedAt: site.now + text.closesIn * DAY_MS } : {};
  const life = { id: 0, ownerId: site.ownerId, at, state: text.state ?? 'open', ...closedAt } as const;
  const seeded = seededJob(contentOf(text, today), life);
  return {
    ...seeded,
    applications: text.applicants.flatMap((applicant) => applicationOf(applicant, seeded, site)),
    invitations: text.invites.flatMap((invite): SeededInvitation[] => {
      const account = site.accounts.get(invite.who);
      if (!account) return [];
      const { userId, talentId } = account;
      const { message, state } = invite;
      return [{ roleKey: keyOf(invite.role), userId, talentId, message, state, at: site.now - invite.hoursAgo * HOUR_MS }];
    }),
  };
}

function contentOf({ title, medium, category, details, roles, city, days, closesIn, more }: CastingText, today: string): JobContent {
  return {
    ...EMPTY_JOB,
    title,
    medium,
    posted_by: POSTED_BY,
    category_id: findCategory(category).id,
    details,
    roles: roles.map(roleContent),
    is_remote: city === null,
    city_id: CITIES.find(({ name }) => name === city)?.id ?? null,
    is_flexible: days === null,
    starts_on: days ? addDays(today, days[0]) : '',
    ends_on: days ? addDays(today, days[1]) : '',
    closes_on: addDays(today, closesIn),
    ...more,
  };
}

function applicationOf(applicant: ApplicantText, { job, roles }: SeededJob, site: CastingSite): SeededApplication[] {
  const [account, role] = [site.accounts.get(applicant.who), roles[applicant.role]];
  const record = account && site.records.get(account.talentId);
  const talent = record && toMatchedTalent(record, dayInIndia(site.now));
  if (!account || !role || !talent) return [];
  const match = matchOf(requirementsOf(role, job, SEEDED_NAMES), talent, 'client');
  const steps = stepsOf(applicant, site.now);
  const last = steps.at(-1)?.at ?? site.now;
  const isTapeAsked = PATHS[applicant.stage].includes('self-tape');
  return [
    {
      roleKey: role.key,
      userId: account.userId,
      talentId: account.talentId,
      note: applicant.note,
      answer: job.question === '' ? '' : applicant.note,
      // A child's profile has no poster.
      photos: record.status === CHILD_STATUS ? [] : [`${site.assetBase}/posters/${account.slug}-0-640.webp`],
      stage: applicant.stage,
      sentAt: steps[0]?.at ?? site.now,
      stageAt: last,
      answeredAt: steps.find(({ stage }) => stage !== 'sent' && stage !== 'viewed' && stage !== 'withdrawn')?.at ?? null,
      matchMet: match.met,
      matchOf: match.of,
      matchMissing: [...match.missing],
      rating: applicant.rating ?? 0,
      clientNote: applicant.clientNote ?? '',
      isTapeAsked,
      tapeInstructions: applicant.stage === 'self-tape' ? (applicant.said ?? '') : '',
      tapeDueOn: isTapeAsked ? addDays(dayInIndia(site.now), 4) : '',
      tapeUrl: '',
      tapeVideoId: '',
      steps,
    },
  ];
}

/** Times of the steps: the client took half of the time since the application was sent, in equal intervals. */
function stepsOf({ stage, hoursAgo, said = '' }: ApplicantText, now: number): SeededApplication['steps'] {
  const path = PATHS[stage];
  const part = (hoursAgo * HOUR_MS) / 2 / Math.max(1, path.length - 1);
  return path.map((step, index) => ({
    stage: step,
    at: Math.round(now - hoursAgo * HOUR_MS + index * part),
    text: index > 0 && index === path.length - 1 ? said : '',
  }));
}

function keyOf(place: number): string {
  return `role-${place + 1}`;
}
