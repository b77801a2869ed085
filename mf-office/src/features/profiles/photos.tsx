import type { ReviewedProfile } from '@alltalent/shared/contracts';
import { Badge, Dialog, Picture } from '@alltalent/shared/ui';
import { useState } from 'react';
import { Part } from '../../domain/review/part';
import { t } from '../../messages';
import styles from './profiles.module.css';

type PhotosProps = Pick<ReviewedProfile, 'photos'>;

/** Photos large enough to judge; new ones say so. A press shows one as large as the window. */
export function Photos({ photos }: PhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  const large = shown === null ? undefined : photos[shown];
  return (
    <Part title={t('profiles.photos', { count: photos.length })}>
      {photos.length === 0 && <p className="muted">{t('profiles.noPhotos')}</p>}
      <ul className={styles.photos}>
        {photos.map(({ url, alt, is_new: isNew }, index) => (
          <li key={url}>
            <button type="button" className={styles.photo} onClick={() => setShown(index)}>
              <Picture src={url} alt={alt} width={800} height={1000} sizes="(max-width: 64rem) 45vw, 22rem" />
              {isNew && (
                <Badge kind="soft" className={styles.new}>
                  {t('profiles.newPhoto')}
                </Badge>
              )}
              <span className="vh">{t('profiles.enlarge')}</span>
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Dialog isOpen onClose={() => setShown(null)} title={large.alt === '' ? t('profiles.photo') : large.alt} className={styles.large}>
          <img className={styles.whole} src={large.url} alt={large.alt} />
        </Dialog>
      )}
    </Part>
  );
}
