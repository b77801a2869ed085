import { OWN_DATA, storage } from '@alltalent/shared/api';

/** Key of what a profile page shows. The response depends on the viewer, and is removed when the session ends. */
export function profileKey(slug: string): readonly string[] {
  const viewer = storage.get('is_login') === 'true' ? storage.get('user_id') : null;
  return viewer === null ? ['talents', 'profile', slug] : [OWN_DATA, 'talent', viewer, slug];
}
