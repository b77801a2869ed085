import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type Person, type PersonResponse, ROLES, splitRoles, type StaffRight } from '@alltalent/shared/contracts';
import type { MessageId } from '../../messages';

/** An act on an account: its words, and its call with the reason that was written. */
export type PersonAct = {
  readonly id: string;
  readonly label: MessageId;
  /** What follows from it. */
  readonly text: MessageId;
  readonly right: StaffRight;
  readonly run: (userId: string, reason: string) => Promise<PersonResponse>;
};

const suspend: PersonAct = {
  id: 'suspend',
  label: 'person.suspend',
  text: 'person.suspendText',
  right: 'accounts',
  run: (user_id, reason) => request(ENDPOINTS.suspendPerson, { user_id, reason }),
};
const restore: PersonAct = {
  id: 'restore',
  label: 'person.restore',
  text: 'person.restoreText',
  right: 'accounts',
  run: (user_id, reason) => request(ENDPOINTS.restorePerson, { user_id, reason }),
};
const endSessions: PersonAct = {
  id: 'end-sessions',
  label: 'person.endSessions',
  text: 'person.endSessionsText',
  right: 'accounts',
  run: (user_id, reason) => request(ENDPOINTS.endSessionsOfPerson, { user_id, reason }),
};
const terminate: PersonAct = {
  id: 'terminate',
  label: 'person.terminate',
  text: 'person.terminateText',
  right: 'closing',
  run: (user_id, reason) => request(ENDPOINTS.terminatePerson, { user_id, reason }),
};

/** Acts that make sense for an account as it is, for somebody with these rights. */
export function actsOn(person: Person, rights: readonly StaffRight[]): readonly PersonAct[] {
  if (person.status === 'terminated') return [];
  const acts = [
    person.status === 'suspended' ? restore : suspend,
    ...(person.sessions.length > 0 ? [endSessions] : []),
    roleAct(person, ROLES.talent),
    roleAct(person, ROLES.client),
    roleAct(person, ROLES.restricted),
    terminate,
  ];
  return acts.filter(({ right }) => rights.includes(right));
}

type GivenRole = typeof ROLES.talent | typeof ROLES.client | typeof ROLES.restricted;

const ROLE_WORDS: Readonly<Record<GivenRole, readonly [give: MessageId, take: MessageId]>> = {
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
