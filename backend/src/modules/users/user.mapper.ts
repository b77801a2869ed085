import type { UserDetails } from '@alltalent/shared/contracts';
import type { UserEntity } from './user.entity';

/** What the user may know of their own account; `assetBase` is where pictures live. */
export function toUserDetails(user: UserEntity, assetBase: string): UserDetails {
  return {
    user_id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    image_name: user.slug === '' ? '' : `${user.slug}-0-640.webp`,
    profile_image: user.slug === '' ? '' : `${assetBase}/posters/${user.slug}-0-640.webp`,
    slug: user.slug,
    unread_notification_cnt: 0,
    has_premium: user.hasPremium ? 1 : 0,
    role_id: user.roleId,
    county_Code: user.dialCode,
    contact_no: user.mobileNumber,
    email: user.email,
    location: user.location,
  };
}
