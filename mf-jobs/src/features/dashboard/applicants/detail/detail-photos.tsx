import type { Applicant } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { useState } from 'react';
import styles from './detail-photos.module.css';

/** The photos that were sent; one large, the others to choose from. */
export function DetailPhotos({ applicant: { photos, talent } }: { readonly applicant: Applicant }) {
  const [chosen, setChosen] = useState(0);
  const all = photos.length > 0 ? photos : [{ image: talent.image, alt: '' }];
  const shown = all[chosen] ?? all[0];
  if (!shown) return null;
  return (
    <div className={styles.photos}>
      <Picture
        key={shown.image}
        className={styles.photo}
        src={shown.image}
        alt={shown.alt}
        width={400}
        height={500}
        sizes="(max-width: 30rem) 100vw, 30rem"
      />
      {all.length > 1 && (
        <ul className={styles.thumbs} aria-label="Photos">
          {all.map(({ image }, index) => (
            <li key={image}>
              <button
                type="button"
                aria-pressed={index === chosen}
                aria-label={`Photo ${index + 1} of ${all.length}`}
                onClick={() => setChosen(index)}
              >
                <Picture src={image} alt="" width={80} height={100} sizes="3.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
