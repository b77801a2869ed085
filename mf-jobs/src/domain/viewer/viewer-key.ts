import { OWN_DATA, storedViewer } from '@alltalent/shared/api';

/** First parts of a query key whose response depends on the viewer; such data is removed when the session ends. */
export function viewerKey(viewer = storedViewer()): readonly string[] {
  return viewer === null ? ['everybody'] : [OWN_DATA, viewer];
}
