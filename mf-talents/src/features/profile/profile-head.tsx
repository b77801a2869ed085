import type { TalentProfile } from '@alltalent/shared/contracts';
import { Badge, TextLink } from '@alltalent/shared/ui';
import { ProfileActions } from './profile-actions';
import styles from './profile-head.module.css';

export function ProfileHead({ profile }: { readonly profile: TalentProfile }) {
  const { display_name, category, sub_category, location, headline, is_premium } = profile;
  const trade = [category, sub_category].filter(Boolean).join(', ');
  return (
    <>
      <nav className={styles.crumbs} aria-label="You are here">
        <TextLink to="/talents" className={styles.crumb}>
          Talent
        </TextLink>
        <span aria-hidden="true">/</span>
        <span>{category}</span>
        <span aria-hidden="true">/</span>
        <span>{location}</span>
      </nav>
      <header className={styles.who}>
        <div>
          <h1 className={styles.name}>{display_name}</h1>
          <p className={styles.line}>{headline || `${trade}. ${location}.`}</p>
        </div>
        <div>
          <ul className={styles.badges} aria-label="About this profile">
            {is_premium === 1 && (
              <li>
                <Badge kind="premium">Premium</Badge>
              </li>
            )}
            <li>
              <Badge kind="soft">Illustrated demo profile</Badge>
            </li>
          </ul>
          <ProfileActions profile={profile} />
        </div>
      </header>
    </>
  );
}
