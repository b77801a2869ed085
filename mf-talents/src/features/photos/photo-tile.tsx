import { useSortable } from '@dnd-kit/sortable';
import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Badge, Icon, joinClasses, Picture, withStyles } from '@alltalent/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { photoName } from './photo-name';
import type { PhotoActions } from './photo-actions';
import styles from './photo-grid.module.css';
import { PhotoMenu } from './photo-menu';
import { PhotoAltText } from './photo-alt-text';
import { RemovedPhoto } from './removed-photo';

type PhotoTileProps = PhotoActions & {
  readonly photo: ProfilePhoto;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly isGoing: boolean;
};

export function PhotoTile({ photo, place, count, isGoing, ...actions }: PhotoTileProps) {
  const { node, setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.id,
    disabled: isGoing,
  });
  const handleRef = useFocusBack(isGoing);
  const name = photoName(place, count);
  const translate = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '';
  useLayoutEffect(() => withStyles({ transform: translate, transition: transition ?? '' })(node.current), [node, translate, transition]);
  return (
    <li ref={setNodeRef} className={joinClasses(styles.tile, isDragging && styles.dragged)}>
      {isGoing ? (
        <RemovedPhoto name={name} onUndo={() => actions.undo(photo.id)} />
      ) : (
        <>
          <div className={styles.frame}>
            <Picture
              src={photo.image}
              alt={photo.alt || name}
              width={640}
              height={800}
              sizes="(max-width: 46rem) 50vw, 240px"
              className={styles.picture}
            />
            {place === 1 && (
              <span className={styles.main}>
                <Badge kind="soft">Main photo</Badge>
              </span>
            )}
            <button
              ref={(node) => {
                setActivatorNodeRef(node);
                handleRef.current = node;
              }}
              type="button"
              className={styles.handle}
              {...attributes}
              {...listeners}
              aria-label={`Move ${name}`}
            >
              <Icon name="rows" />
            </button>
            <PhotoMenu photo={photo} name={name} isMain={place === 1} {...actions} />
          </div>
          <PhotoAltText photo={photo} name={name} />
        </>
      )}
    </li>
  );
}

/** Returns the focus to the photo after its removal was undone. */
function useFocusBack(isGoing: boolean) {
  const handleRef = useRef<HTMLButtonElement>(null);
  const wasGoing = useRef(isGoing);
  useEffect(() => {
    if (wasGoing.current && !isGoing && document.activeElement === document.body) handleRef.current?.focus();
    wasGoing.current = isGoing;
  }, [isGoing]);
  return handleRef;
}
