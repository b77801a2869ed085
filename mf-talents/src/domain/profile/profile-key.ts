import { OWN_DATA, storedViewer } from '@alltalent/shared/api';

/** Key of what a profile page shows. The response depends on the viewer, and is removed when the session ends. */
export function profileKey(slug: string, viewer = storedViewer()): readonly string[] {
  return viewer === null ? ['talents', 'profile', slug] : [OWN_DATA, 'talent', viewer, slug];
}
