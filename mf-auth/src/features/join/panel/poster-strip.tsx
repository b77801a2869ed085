import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import styles from './panel.module.css';

const STILLS = ['singer', 'actor', 'dancer', 'influencer', 'model'] as const;

export function PosterStrip({ isReversed }: { readonly isReversed: boolean }) {
  const names = isReversed ? STILLS.toReversed() : STILLS;
  return (
    <div className={styles.strip} aria-hidden="true">
      {names.map((name) => (
        <Picture
          key={name}
          src={assetUrl(`categories/${name}-640.webp`)}
          alt=""
          className={styles.still}
          width={160}
          height={200}
          sizes="6rem"
        />
      ))}
    </div>
  );
}
