import { Button } from '@alltalent/shared/ui';
import styles from './save-heart.module.css';
import { useHeart } from './use-heart';
import type { Favoured } from './favoured';
import { useWish } from './use-wish';

/** The heart of a profile's head, in words. */
export function SaveHeart({ talent }: { readonly talent: Favoured }) {
  useWish();
  const { isPressed, press } = useHeart(talent);
  return (
    <Button variant="line" icon="heart" className={styles.save} aria-pressed={isPressed} onClick={press}>
      {isPressed ? 'Saved' : 'Save'}
      <span className="vh"> {talent.display_name}</span>
    </Button>
  );
}
