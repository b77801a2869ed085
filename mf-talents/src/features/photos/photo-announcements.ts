import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while a photo is carried. */
export function announcementsOf(ids: readonly UniqueIdentifier[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => `${ids.indexOf(id) + 1} of ${ids.length}`;
  const lifted = (id: UniqueIdentifier) => `Lifted photo ${placeOf(id)}.`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return 'It is over no place.';
      // Lifting it is a way over its own place, too.
      return over.id === active.id ? lifted(active.id) : `It would be photo ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `Put down. It is photo ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Left where it was, photo ${placeOf(active.id)}.`,
  };
}
