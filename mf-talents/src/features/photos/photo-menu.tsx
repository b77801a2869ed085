import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { IconButton } from '@alltalent/shared/ui';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PhotoActions } from './photo-actions';
import styles from './photo-menu.module.css';

type PhotoMenuProps = Pick<PhotoActions, 'move' | 'crop' | 'remove'> & {
  readonly photo: ProfilePhoto;
  readonly name: string;
  readonly isMain: boolean;
};

/** What else can be done with a photo, behind one button. */
export function PhotoMenu({ photo, name, isMain, move, crop, remove }: PhotoMenuProps) {
  const { button, isOpen, setIsOpen, leave } = useDisclosure();
  const listId = useId();
  const choose = (act: (opener: HTMLElement) => void) => {
    setIsOpen(false);
    button.current?.focus();
    if (button.current) act(button.current);
  };
  return (
    <div className={styles.menu} {...leave}>
      <IconButton
        ref={button}
        className={styles.button}
        label={`More for ${name}`}
        icon="tune"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {!isMain && <MenuItem label="Make main photo" onChoose={() => choose(() => move(photo.id, 0))} />}
        <MenuItem label="Crop" onChoose={() => choose((opener) => crop(photo, opener))} />
        <MenuItem label="Remove" onChoose={() => choose(() => remove(photo.id))} />
      </ul>
    </div>
  );
}

function MenuItem({ label, onChoose }: { readonly label: string; readonly onChoose: () => void }) {
  return (
    <li>
      {/* Where a press does not focus a button, it would take the focus away from the menu and close it. */}
      <button type="button" className={styles.item} onMouseDown={(event) => event.preventDefault()} onClick={onChoose}>
        {label}
      </button>
    </li>
  );
}

/** Esc closes it, and so does whatever takes the focus elsewhere. */
function useDisclosure() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const leave = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false);
    },
  };
  return { button, isOpen, setIsOpen, leave };
}
