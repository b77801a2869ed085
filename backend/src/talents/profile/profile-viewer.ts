import { ROLES } from '@alltalent/shared/contracts';
import type { CurrentSession } from '../../auth';
import type { ProfileAccount } from './profile-accounts.repository';

/** Facts that decide how much of a profile a viewer sees. */
export type ProfileViewer = {
  readonly isSignedIn: boolean;
  /** True for a client verified by staff. */
  readonly isVerifiedClient: boolean;
  readonly isOwn: boolean;
};

export const VISITOR: ProfileViewer = { isSignedIn: false, isVerifiedClient: false, isOwn: false };

/** Describes the viewer; `account` is the session's own. */
export function viewerOf(session: CurrentSession | null, account: ProfileAccount | undefined, slug: string): ProfileViewer {
  if (!session) return VISITOR;
  return {
    isSignedIn: true,
    isVerifiedClient: session.roles.includes(ROLES.client) && typeof account?.verifiedClientOn === 'string',
    isOwn: account?.slug === slug,
  };
}
