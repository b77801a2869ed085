import { request } from '@alltalent/shared/api';
import {
  type Endpoint,
  ENDPOINTS,
  type Person,
  type PersonResponse,
  type ReasonedActInput,
  ROLES,
  splitRoles,
  type StaffRight,
} from '@alltalent/shared/contracts';
import type { PersonDataMessageId } from '../../messages/person-data';

/** An act on an account: its words, and its call with the reason that was written. */
export type PersonAct = {
  readonly id: string;
  readonly label: PersonDataMessageId;
  /** What follows from it. */
  readonly text: PersonDataMessageId;
  readonly right: StaffRight;
  readonly run: (userId: string, reason: string) => Promise<PersonResponse>;
};

type ActCall = Endpoint<ReasonedActInput, PersonResponse>;
type ActWords = Pick<PersonAct, 'label' | 'text' | 'right'>;

/** Makes an act whose call takes the account and the reason. */
function reasonedAct(id: string, call: ActCall, words: ActWords): PersonAct {
  return { id, ...words, run: (user_id, reason) => request(call, { user_id, reason }) };
}

const SUSPEND = reasonedAct('suspend', ENDPOINTS.suspendPerson, {
  label: 'person.suspend',
  text: 'person.suspendText',
  right: 'accounts',
});
const RESTORE = reasonedAct('restore', ENDPOINTS.restorePerson, {
  label: 'person.restore',
  text: 'person.restoreText',
  right: 'accounts',
});
const END_SESSIONS = reasonedAct('end-sessions', ENDPOINTS.endSessionsOfPerson, {
  label: 'person.endSessions',
  text: 'person.endSessionsText',
  right: 'accounts',
});
const TERMINATE = reasonedAct('terminate', ENDPOINTS.terminatePerson, {
  label: 'person.terminate',
  text: 'person.terminateText',
  right: 'closing',
});

/** Takes the deletion of an account back. */
export const KEEP = reasonedAct('keep', ENDPOINTS.keepPerson, { label: 'person.keep', text: 'person.keepText', right: 'closing' });

const REMOVE_PROFILE = reasonedAct('remove-profile', ENDPOINTS.removeProfileOfPerson, {
  label: 'person.removeProfile',
  text: 'person.removeProfileText',
  right: 'profiles',
});

/** Closes a job of the person. */
export function closeJobAct(jobId: number): PersonAct {
  return {
    id: `close-job-${jobId}`,
    label: 'person.closeJob',
    text: 'person.closeJobText',
    right: 'jobs',
    run: (user_id, reason) => request(ENDPOINTS.closeJobOfPerson, { user_id, job_id: jobId, reason }),
  };
}

/** Takes a review about the person off the site. */
export function takeDownAct(reviewId: number): PersonAct {
  return {
    id: `take-down-${reviewId}`,
    label: 'person.takeDown',
    text: 'person.takeDownText',
    right: 'reports',
    run: (user_id, reason) => request(ENDPOINTS.takeDownReview, { user_id, review_id: reviewId, reason }),
  };
}

/** Acts that make sense for an account as it is, for somebody with these rights. */
export function actsOn(person: Person, rights: readonly StaffRight[]): readonly PersonAct[] {
  if (person.status === 'terminated') return [];
  const acts = [
    person.status === 'suspended' ? RESTORE : SUSPEND,
    ...(person.slug === '' ? [] : [REMOVE_PROFILE]),
    ...(person.sessions.length > 0 ? [END_SESSIONS] : []),
    roleAct(person, ROLES.talent),
    roleAct(person, ROLES.client),
    roleAct(person, ROLES.restricted),
    TERMINATE,
  ];
  return acts.filter(({ right }) => rights.includes(right));
}

type GivenRole = typeof ROLES.talent | typeof ROLES.client | typeof ROLES.restricted;

const ROLE_WORDS: Readonly<Record<GivenRole, readonly [give: PersonDataMessageId, take: PersonDataMessageId]>> = {
  [ROLES.talent]: ['person.giveTalent', 'person.takeTalent'],
  [ROLES.client]: ['person.giveClient', 'person.takeClient'],
  [ROLES.restricted]: ['person.restrict', 'person.unrestrict'],
};

function roleAct({ role_id: roles }: Person, role: GivenRole): PersonAct {
  const has = splitRoles(roles).includes(role);
  return {
    id: `role-${role}`,
    label: ROLE_WORDS[role][has ? 1 : 0],
    text: 'person.roleText',
    right: 'closing',
    run: (user_id, reason) => request(ENDPOINTS.changeRolesOfPerson, { user_id, role, has: !has, reason }),
  };
}
