import { Button, joinClasses } from '@alltalent/shared/ui';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { PHOTO_ACCEPT } from '@alltalent/shared/ui/picture-upload';
import styles from './photo-drop.module.css';

type PhotoDropProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Takes files that are dropped on it, or chosen with its button. */
export function PhotoDrop({ onFiles, buttonRef }: PhotoDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onFiles);
  return (
    <div className={joinClasses(styles.drop, isOver && styles.over)} {...drop}>
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_ACCEPT}
        hidden
        aria-label="Photos to add"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button ref={buttonRef} variant="line" icon="plus" onClick={() => input.current?.click()}>
        Add photos
      </Button>
      <p className={styles.hint}>or drop them here. JPEG, PNG, WebP or HEIC, at most 25 MB each.</p>
    </div>
  );
}

function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
