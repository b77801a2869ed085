import { Button, Alert, Picture } from '@alltalent/shared/ui';
import styles from './profile-gallery.module.css';
import { type PicturedProfile, picturesOf, SIDE_SIZES } from './profile-pictures';
import { useLightbox } from './use-lightbox';

const MOST_SHOWN = 5;
const MAIN_SIZES = '(max-width: 60rem) 88vw, 620px';

/** One large picture and up to four small ones beside it, below it on a phone; each opens all of them. */
export function ProfileGallery({ profile }: { readonly profile: PicturedProfile }) {
  const pictures = picturesOf(profile);
  const shown = pictures.slice(0, MOST_SHOWN);
  const { Lightbox, start, hasFailed, open, close, fetchAhead } = useLightbox();
  return (
    <div className={styles.gallery} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <ul className={styles.shots} data-count={shown.length} aria-label={`Pictures of ${profile.display_name}`}>
        {shown.map(({ url, alt }, index) => (
          <li key={url} className={index === 0 ? `${styles.shot} ${styles.main}` : styles.shot}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={`Open picture ${index + 1} of ${pictures.length}`}
              onClick={({ currentTarget }) => open(index, currentTarget)}
            >
              <Picture
                src={url}
                alt={alt}
                width={640}
                height={800}
                sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES}
                isPriority={index === 0}
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <Button
          variant="line"
          size="small"
          icon="grid"
          className={styles.all}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => open(0, currentTarget)}
        >
          {`Show all ${pictures.length} pictures`}
        </Button>
      )}
      {hasFailed && <Alert kind="error">The pictures could not be opened. Please check your connection and try again.</Alert>}
      {Lightbox && <Lightbox name={profile.display_name} pictures={pictures} start={start ?? 0} isOpen={start !== null} onClose={close} />}
    </div>
  );
}
