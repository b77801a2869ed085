import { Dialog, IconButton, joinClasses, Picture } from '@alltalent/shared/ui';
import { useState } from 'react';
import styles from './profile-lightbox.module.css';
import { type ProfilePicture, SIDE_SIZES } from './profile-pictures';
import { usePictureKeys } from './use-picture-keys';
import { useSwipe } from './use-swipe';

const SIZES = 'min(100vw, 72vh)';

type LightboxPictures = { readonly pictures: readonly ProfilePicture[]; readonly start: number };
export type ProfileLightboxProps = LightboxPictures & {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The pictures of a profile, one at a time over the whole screen. */
export function ProfileLightbox({ name, pictures, start, isOpen, onClose }: ProfileLightboxProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Pictures of ${name}`} className={joinClasses('ink', styles.lightbox)}>
      <Pictures pictures={pictures} start={start} />
    </Dialog>
  );
}

function Pictures({ pictures, start }: LightboxPictures) {
  const [index, goTo] = useState(start);
  const count = pictures.length;
  const step = (by: number) => goTo((now) => (now + by + count) % count);
  usePictureKeys({ step, goTo, last: count - 1 });
  const swipe = useSwipe(step);
  return (
    <div className={styles.pictures}>
      <div className={styles.stage} {...swipe}>
        {pictures.map((picture, at) => isNear(at, index, count) && <Slide key={picture.url} picture={picture} isShown={at === index} />)}
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          <IconButton label="Previous picture" icon="prev" className={styles.turn} onClick={() => step(-1)} />
          <p className={`${styles.counter} num`} role="status">
            {index + 1} of {count}
          </p>
          <IconButton label="Next picture" icon="next" className={styles.turn} onClick={() => step(1)} data-autofocus />
        </div>
      )}
    </div>
  );
}

/**
 * The pictures beside the shown one are there already, out of sight, so that turning does not wait for them. Behind each
 * lies the small one that the gallery has loaded, for as long as the large one is under way.
 */
function Slide({ picture: { url, alt }, isShown }: { readonly picture: ProfilePicture; readonly isShown: boolean }) {
  const shape = { src: url, width: 640, height: 800 };
  return (
    <div className={styles.slide} data-shown={isShown} aria-hidden={!isShown} inert={!isShown}>
      <Picture {...shape} alt="" sizes={SIDE_SIZES} className={styles.picture} />
      <Picture {...shape} alt={alt} sizes={SIZES} isPriority={isShown} className={joinClasses(styles.picture, styles.large)} />
    </div>
  );
}

function isNear(at: number, index: number, count: number): boolean {
  const distance = Math.abs(at - index);
  return Math.min(distance, count - distance) <= 1;
}
