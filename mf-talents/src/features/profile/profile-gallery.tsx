import type { TalentProfile } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import styles from './profile-gallery.module.css';

const MOST_SHOWN = 5;
const MAIN_SIZES = '(max-width: 60rem) 100vw, 620px';
const SIDE_SIZES = '(max-width: 60rem) 25vw, 310px';

type ProfileGalleryProps = { readonly profile: Pick<TalentProfile, 'display_name' | 'profile_image' | 'gallery'> };

/** One large picture and up to four small ones beside it, below it on a phone. */
export function ProfileGallery({ profile: { display_name, profile_image, gallery } }: ProfileGalleryProps) {
  const pictures = [profile_image, ...gallery].slice(0, MOST_SHOWN);
  return (
    <ul className={styles.shots} data-count={pictures.length} aria-label={`Pictures of ${display_name}`}>
      {pictures.map((address, index) => (
        <li key={address} className={index === 0 ? `${styles.shot} ${styles.main}` : styles.shot}>
          <Picture
            address={address}
            alt={`${display_name}, picture ${index + 1} of ${pictures.length}`}
            width={640}
            height={800}
            sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES}
            isPriority={index === 0}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
