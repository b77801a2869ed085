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
  /** Whether it takes something away from the person; such acts stand apart from those of every day. */
  readonly isSerious?: boolean;
  /** Whether it undoes a serious act, and so stands in its place. */
  readonly undoesSerious?: boolean;
  readonly run: (userId: string, reason: string) => Promise<PersonResponse>;
};

type ActCall = Endpoint<ReasonedActInput, PersonResponse>;
type ActWords = Pick<PersonAct, 'label' | 'text' | 'right' | 'isSerious' | 'undoesSerious'>;

/** Makes an act whose call takes the account and the reason. */
function reasonedAct(id: string, call: ActCall, words: ActWords): PersonAct {
  return { id, ...words, run: (user_id, reason) => request(call, { user_id, reason }) };
}

const SUSPEND = reasonedAct('suspend', ENDPOINTS.suspendPerson, {
  label: 'person.suspend',
  text: 'person.suspendText',
  right: 'accounts',
  isSerious: true,
});
const RESTORE = reasonedAct('restore', ENDPOINTS.restorePerson, {
  label: 'person.restore',
  text: 'person.restoreText',
  right: 'accounts',
  undoesSerious: true,
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
  isSerious: true,
});

/** Takes the deletion of an account back. */
export const KEEP = reasonedAct('keep', ENDPOINTS.keepPerson, { label: 'person.keep', text: 'person.keepText', right: 'closing' });

const REMOVE_PROFILE = reasonedAct('remove-profile', ENDPOINTS.removeProfileOfPerson, {
  label: 'person.removeProfile',
  text: 'person.removeProfileText',
  right: 'profiles',
  isSerious: true,
});

/** Closes a job of the person. */
export function closeJobAct(jobId: number): PersonAct {
  return {
    id: `close-job-${jobId}`,
    label: 'person.closeJob',
    text: 'person.closeJobText',
    right: 'jobs',
    isSerious: true,
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
    isSerious: true,
    run: (user_id, reason) => request(ENDPOINTS.takeDownReview, { user_id, review_id: reviewId, reason }),
  };
}

/**
 * Acts that make sense for an account as it is, for somebody with these rights. Serious ones come in the order of what they take
 * away, the most severe last.
 */
export function actsOn(person: Person, rights: readonly StaffRight[]): readonly PersonAct[] {
  if (person.status === 'terminated') return [];
  const acts = [
    ...(person.sessions.length > 0 ? [END_SESSIONS] : []),
    ...(person.slug === '' ? [] : [REMOVE_PROFILE]),
    roleAct(person, ROLES.talent),
    roleAct(person, ROLES.client),
    roleAct(person, ROLES.restricted),
    person.status === 'suspended' ? RESTORE : SUSPEND,
    TERMINATE,
  ];
  return acts.filter(({ right }) => rights.includes(right));
}

type GivenRole = typeof ROLES.talent | typeof ROLES.client | typeof ROLES.restricted;
type RoleWords = Pick<PersonAct, 'label' | 'text' | 'isSerious'>;

const ROLE_WORDS: Readonly<Record<GivenRole, { readonly give: RoleWords; readonly take: RoleWords }>> = {
  [ROLES.talent]: {
    give: { label: 'person.giveTalent', text: 'person.giveTalentText' },
    take: { label: 'person.takeTalent', text: 'person.takeTalentText', isSerious: true },
  },
  [ROLES.client]: {
    give: { label: 'person.giveClient', text: 'person.giveClientText' },
    take: { label: 'person.takeClient', text: 'person.takeClientText', isSerious: true },
  },
  [ROLES.restricted]: {
    give: { label: 'person.restrict', text: 'person.restrictText', isSerious: true },
    take: { label: 'person.unrestrict', text: 'person.unrestrictText' },
  },
};

function roleAct({ role_id: roles }: Person, role: GivenRole): PersonAct {
  const has = splitRoles(roles).includes(role);
  return {
    id: `role-${role}`,
    ...ROLE_WORDS[role][has ? 'take' : 'give'],
    right: 'closing',
    run: (user_id, reason) => request(ENDPOINTS.changeRolesOfPerson, { user_id, role, has: !has, reason }),
  };
}
