import type { Applicant } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

type TalentLineProps = {
  readonly talent: Applicant['talent'];
  /** Where the name leads; the public profile unless said. */
  readonly to?: string;
  readonly children: ReactNode;
};

/** Small photo, name and a line about the talent. A profile that left the site keeps its name. */
export function TalentLine({ talent: { slug, name, image }, to = slug === '' ? undefined : `/${slug}`, children }: TalentLineProps) {
  return (
    <div className={styles.talent}>
      <Picture className={styles.face} src={image} alt="" width={80} height={100} sizes="2.75rem" />
      <div className={styles.who}>
        {to === undefined ? <strong>{name}</strong> : <Link to={to}>{name}</Link>}
        <p className="muted num">{children}</p>
      </div>
    </div>
  );
}
