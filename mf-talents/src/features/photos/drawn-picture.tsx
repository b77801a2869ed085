import { Picture } from '@alltalent/shared/ui';
import styles from './drawn-picture.module.css';

/** Poster shown while the profile has no photo. */
export function DrawnPicture({ url }: { readonly url: string }) {
  return (
    <figure className={styles.drawn}>
      <Picture src={url} alt="A drawing of a person of your trade" width={640} height={800} sizes="200px" className={styles.picture} />
      <figcaption className={styles.text}>Drawn for you: add a photo of your own</figcaption>
    </figure>
  );
}
