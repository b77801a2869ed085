import { ROLES, splitRoles, type UserDetails } from '@alltalent/shared/contracts';
import type { UserAccount } from '../../auth';

/** `picture`: URL of the profile's picture, '' for none; `unread`: number of unread notifications. */
type Additions = { readonly picture: string; readonly unread: number };

/** Maps an account to the details its owner may see. */
export function toUserDetails(user: UserAccount, { picture, unread }: Additions): UserDetails {
  return {
    user_id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    image_name: picture.slice(picture.lastIndexOf('/') + 1),
    profile_image: picture,
    slug: user.slug,
    unread_notification_cnt: unread,
    has_premium: user.hasPremium ? 1 : 0,
    role_id: user.roleId,
    county_Code: user.dialCode,
    contact_no: user.mobileNumber,
    email: user.email,
    location: user.location,
    is_verified_client: user.verifiedClientOn !== null && splitRoles(user.roleId).includes(ROLES.client) ? 1 : 0,
  };
}
