import { OWN_DATA, storage } from '@alltalent/shared/api';

/** First parts of a query's key whose answer depends on who looks; what somebody was shown goes when their session does. */
export function viewerKey(): readonly string[] {
  const viewer = storage.get('is_login') === 'true' ? storage.get('user_id') : null;
  return viewer === null ? ['everybody'] : [OWN_DATA, viewer];
}
