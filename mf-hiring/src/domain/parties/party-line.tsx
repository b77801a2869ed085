import type { Party } from '@alltalent/shared/contracts';
import { Avatar, TextLink } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './parties.module.css';

/** Name of one of the two, with a link to the profile where there is one. */
export function PartyName({ party: { name, path } }: { readonly party: Party }) {
  return path === '' ? <>{name}</> : <TextLink to={path}>{name}</TextLink>;
}

/** Says to the client of a child to whom a message or an offer goes. */
export function ChildNote({ party: { name, is_for_child } }: { readonly party: Party }) {
  return is_for_child === true ? <p className={styles.note}>{t('hiring.toGuardian', { name: name.split(' ')[0] ?? name })}</p> : null;
}

/** Picture and name of one of the two. */
export function PartyLine({ party }: { readonly party: Party }) {
  const [first, ...rest] = party.name.split(' ');
  return (
    <>
      <p className={styles.line}>
        <Avatar className={styles.picture ?? ''} src={party.image} firstName={first ?? ''} lastName={rest.at(-1) ?? ''} />
        <strong>
          <PartyName party={party} />
        </strong>
      </p>
      <ChildNote party={party} />
    </>
  );
}
