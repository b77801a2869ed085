import { Icon, Picture } from '@alltalent/shared/ui';
import type { SelectedTalent } from '../../domain/selection/selection-store';
import styles from './face-fan.module.css';

const FACES = 3;

/** Faces of the talents that the link will show, in order. */
export function FaceFan({ profiles }: { readonly profiles: readonly SelectedTalent[] }) {
  return (
    <aside className={`ink ${styles.fan}`} aria-label="Profiles you share">
      <div>
        <p className={`kicker ${styles.kicker}`}>Lookbook</p>
        <p className={`num ${styles.count}`}>{profiles.length === 1 ? 'One face' : `${profiles.length} faces`}, one link</p>
      </div>
      <div className={styles.art} aria-hidden="true">
        {profiles.slice(0, FACES).map(({ id, profile_image: url }) => (
          <Picture key={id} src={url} alt="" width={640} height={800} sizes="144px" />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ol className={styles.list} tabIndex={0} aria-label="Names">
        {profiles.map(({ id, display_name: name, location }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{location}</span>
          </li>
        ))}
      </ol>
      <p className={styles.safe}>
        <Icon name="shield" />
        <span>They get a page, never a phone number or e-mail of the talent.</span>
      </p>
    </aside>
  );
}
