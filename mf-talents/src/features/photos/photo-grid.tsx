import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ProfilePhoto } from '@alltalent/shared/contracts';
import type { PhotoActions } from './photo-actions';
import { announcementsOf } from './photo-announcements';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile';

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable: 'Press Space to lift the photo, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

type PhotoGridProps = PhotoActions & { readonly photos: readonly ProfilePhoto[]; readonly going: ReadonlySet<number> };

/** The photos, best first. They are put in order by dragging their handles, with the mouse, a finger or the keyboard. */
export function PhotoGrid({ photos, going, ...actions }: PhotoGridProps) {
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const ids = photos.map(({ id }) => id);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) actions.move(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements: announcementsOf(ids), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label="Your photos">
          {photos.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} place={index + 1} count={photos.length} isGoing={going.has(photo.id)} {...actions} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
