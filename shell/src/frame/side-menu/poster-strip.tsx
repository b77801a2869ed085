import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import styles from './panel.module.css';

const STILLS = ['actor', 'singer', 'dancer', 'model'] as const;

/** Strip of posters above JOIN NOW. Decorative, so it has no alternative text. */
export function PosterStrip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {STILLS.map((name) => (
        <Picture
          key={name}
          src={assetUrl(`categories/${name}-640.webp`)}
          alt=""
          className={styles.still}
          width={400}
          height={500}
          sizes="7rem"
        />
      ))}
    </div>
  );
}
