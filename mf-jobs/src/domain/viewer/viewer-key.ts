import { OWN_DATA, storage } from '@alltalent/shared/api';

/** First parts of a query key whose response depends on the viewer; such data is removed when the session ends. */
export function viewerKey(): readonly string[] {
  const viewer = storage.get('is_login') === 'true' ? storage.get('user_id') : null;
  return viewer === null ? ['everybody'] : [OWN_DATA, viewer];
}
