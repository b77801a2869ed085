import type { UserDetails } from '../../contracts/auth/users';

/** A talent who is logged in; a test names only what it is about. */
export function aUser(overrides: Partial<UserDetails> = {}): UserDetails {
  return {
    user_id: '12',
    first_name: 'Meher',
    last_name: 'Kaul',
    image_name: '',
    profile_image: '',
    slug: 'meher-kaul-1a2b3c4d',
    unread_notification_cnt: 0,
    has_premium: 0,
    role_id: '5',
    county_Code: '91',
    contact_no: '9800000000',
    email: 'meher.kaul@example.com',
    location: 'Srinagar',
    ...overrides,
  };
}
