import type { Clash } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { t } from '../../messages';
import { clashText } from './clashes';
import styles from './terms.module.css';

/** Booked days that these days would touch. */
export function ClashNote({ clashes, name }: { readonly clashes: readonly Clash[]; readonly name: string }) {
  if (clashes.length === 0) return null;
  return (
    <Alert kind="info">
      <p>{name === '' ? t('offers.clashOwn', { count: clashes.length }) : t('offers.clash', { name, count: clashes.length })}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={`${clash.starts_on} ${clash.ends_on} ${clash.title}`}>{clashText(clash)}</li>
        ))}
      </ul>
    </Alert>
  );
}
