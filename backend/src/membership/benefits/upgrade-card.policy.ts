import { ageOn, dayInIndia, LIMITS, ROLES, splitRoles } from '@alltalent/shared/contracts';
import type { UserAccount } from '../../auth';

export type CardQuestion = {
  readonly user: Pick<UserAccount, 'roleId' | 'birthDate' | 'createdAt'>;
  readonly isMember: boolean;
  readonly isOnSale: boolean;
  /** Null: never. */
  readonly shownAt: number | null;
  readonly hasOpenOrder: boolean;
  readonly now: number;
};

const DAY_MS = 24 * 3600 * 1000;
/** Nobody is asked to pay on the day on which they came. */
export const NEWCOMER_MS = DAY_MS;
export const CARD_PAUSE_MS = 7 * DAY_MS;

/** Tells whether the account is shown the upgrade card. */
export function isCardDue({ user, isMember, isOnSale, shownAt, hasOpenOrder, now }: CardQuestion): boolean {
  if (!isOnSale || isMember || hasOpenOrder) return false;
  if (!splitRoles(user.roleId).includes(ROLES.talent) || isMinor(user, now)) return false;
  if (now - user.createdAt <= NEWCOMER_MS) return false;
  return shownAt === null || now - shownAt >= CARD_PAUSE_MS;
}

function isMinor({ birthDate }: Pick<UserAccount, 'birthDate'>, now: number): boolean {
  return birthDate !== null && ageOn(birthDate, dayInIndia(now)) < LIMITS.ageOfMajority;
}
