import { type ActingPerson, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import type { UserAccount } from '../../auth';

type Additions = {
  /** URL of the profile's picture, '' for none. */
  readonly picture: string;
  /** Number of unread notifications. */
  readonly unread: number;
  /** Roles of the account, as far as the session reaches. */
  readonly roles: readonly string[];
  readonly acting: ActingPerson | null;
  readonly otherAccounts: number;
};

/** Maps an account to the details its owner may see. */
export function toUserDetails(user: UserAccount, { picture, unread, roles, acting, otherAccounts }: Additions): UserDetails {
  return {
    user_id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    image_name: picture.slice(picture.lastIndexOf('/') + 1),
    profile_image: picture,
    slug: user.slug,
    unread_notification_cnt: unread,
    has_premium: user.hasPremium ? 1 : 0,
    role_id: roles.join(','),
    county_Code: user.dialCode,
    contact_no: user.mobileNumber,
    email: user.email,
    location: user.location,
    is_verified_client: user.verifiedClientOn !== null && roles.includes(ROLES.client) ? 1 : 0,
    acting,
    other_accounts: otherAccounts,
  };
}
