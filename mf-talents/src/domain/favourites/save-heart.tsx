import { Icon, joinClasses } from '@alltalent/shared/ui';
import styles from './save-heart.module.css';
import type { Favoured } from './favoured';
import { useHearts } from './use-hearts';
import { usePendingFavourite } from './use-pending-favourite';

type SaveHeartProps = { readonly talent: Favoured; readonly className?: string | undefined };

/** Favourite button with text, for the header of a profile. */
export function SaveHeart({ talent, className }: SaveHeartProps) {
  usePendingFavourite();
  const hearts = useHearts();
  const isPressed = hearts.isPressed(talent);
  return (
    <button
      type="button"
      className={joinClasses(styles.save, className)}
      aria-pressed={isPressed}
      onClick={(event) => hearts.press(talent, event)}
    >
      <Icon name="heart" />
      {isPressed ? 'Saved' : 'Save'}
      <span className="vh"> {talent.display_name}</span>
    </button>
  );
}
