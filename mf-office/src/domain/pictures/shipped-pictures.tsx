import { assetUrl } from '@alltalent/shared/api';
import { picturePath, SHIPPED_PICTURES } from '@alltalent/shared/contracts';
import { Disclosure, Picture } from '@alltalent/shared/ui';
import { t } from '../../messages/pictures';
import styles from './pictures.module.css';

const NAMES: readonly string[] = Object.values(SHIPPED_PICTURES).flat();

/** Pictures that the site ships with, by their names. */
export function ShippedPictures({ onChoose }: { readonly onChoose: (name: string) => void }) {
  return (
    <Disclosure summary={t('list.shipped')}>
      <ul className={styles.grid} aria-label={t('list.shipped')}>
        {NAMES.map((name) => (
          <li key={name} className={styles.tile}>
            <button type="button" className={styles.choice} onClick={() => onChoose(name)}>
              <Picture className={styles.tilePicture} src={assetUrl(picturePath(name))} alt="" width={320} height={320} sizes="8rem" />
              <span className={styles.tileName}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
