import type { UserAccount } from '../users/user-account';
import type { RoleDependents } from './own-role.policy';

/** Finds what depends on the role of an account in other contexts; provided by the application. */
export abstract class RoleDependentsFinder {
  abstract find(account: UserAccount): Promise<Pick<RoleDependents, 'hasProfile' | 'hasPhotos' | 'hasJobs' | 'hasOffers'>>;
}
