import { ROLES } from '@alltalent/shared/contracts';
import type { CurrentSession } from '../../auth';
import type { ProfileAccount } from './profile-accounts.repository';

/** What decides how much of a profile somebody sees. */
export type ProfileViewer = {
  readonly isSignedIn: boolean;
  /** Staff checked that this client hires. */
  readonly isVerifiedClient: boolean;
  readonly isOwn: boolean;
};

export const VISITOR: ProfileViewer = { isSignedIn: false, isVerifiedClient: false, isOwn: false };

/** `account` is the session's own. */
export function viewerOf(session: CurrentSession | null, account: ProfileAccount | undefined, slug: string): ProfileViewer {
  if (!session) return VISITOR;
  return {
    isSignedIn: true,
    isVerifiedClient: session.roles.includes(ROLES.client) && typeof account?.verifiedClientOn === 'string',
    isOwn: account?.slug === slug,
  };
}
