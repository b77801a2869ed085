import type { Standing } from '@alltalent/shared/contracts';

/** Acting user, by the session. */
export type CurrentSession = {
  readonly sidHash: string;
  /** Account that the session uses: the own one, or one that the person may use as `standing` says. */
  readonly userId: string;
  /** Person who logged in. */
  readonly personId: string;
  readonly standing: Standing;
  /** True when the right to the account in use has ended just now; the session uses the person's own account again. */
  readonly hasLostAccount: boolean;
  /** Roles of the account in use, as far as the standing reaches. */
  readonly roles: readonly string[];
  readonly createdAt: number;
  /** Milliseconds for which the newest code still allows changes of the account; 0 when a fresh code is needed. */
  readonly freshForMs: number;
};
