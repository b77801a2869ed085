import { messageOf } from '@alltalent/shared/api';
import { shortMomentInIndia, type SitePicture } from '@alltalent/shared/contracts';
import { Alert, Button, Picture, TextButton } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { picturesQuery } from '../../domain/texts/pictures.query';
import { t } from '../../messages/pictures';
import styles from './pictures.module.css';

type UploadedPicturesProps = {
  readonly onChoose: (picture: SitePicture) => void;
  readonly onCrop: (picture: SitePicture) => void;
};

/** Pictures that were uploaded before, the newest first. */
export function UploadedPictures({ onChoose, onCrop }: UploadedPicturesProps) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(picturesQuery);
  const pictures = data?.pages.flatMap((page) => page.data);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('list.uploaded')}</h3>
      {error !== null && (
        <Alert kind="error">
          {t('list.failure')}. {messageOf(error)}
        </Alert>
      )}
      {pictures === undefined && error === null && (
        <p className="muted" role="status">
          {t('list.loading')}
        </p>
      )}
      {pictures?.length === 0 && <p className="muted">{t('list.none')}</p>}
      {pictures !== undefined && pictures.length > 0 && (
        <ul className={styles.grid} aria-label={t('list.uploaded')}>
          {pictures.map((picture) => (
            <li key={picture.name} className={styles.tile}>
              <button type="button" className={styles.choice} title={wordsOf(picture)} onClick={() => onChoose(picture)}>
                <Picture className={styles.tilePicture} src={picture.image} alt={picture.alt} width={320} height={320} sizes="8rem" />
              </button>
              <TextButton aria-label={t('list.cropOne', { alt: picture.alt })} onClick={() => onCrop(picture)}>
                {t('list.crop')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}

function wordsOf({ alt, added_by: name, added_at: at }: SitePicture): string {
  return t('list.added', { alt, name, at: shortMomentInIndia(Date.parse(at)) });
}
