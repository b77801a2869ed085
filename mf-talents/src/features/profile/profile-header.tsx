import type { TalentProfile } from '@alltalent/shared/contracts';
import { Rating, TextLink } from '@alltalent/shared/ui';
import { partsText } from '../../domain/profile/profile-text';
import { ProfileActions } from './profile-actions';
import { ProfileBadges } from './profile-badges';
import styles from './profile-header.module.css';

export function ProfileHeader({ profile }: { readonly profile: TalentProfile }) {
  const { display_name, category, sub_category, location, headline } = profile;
  const parts = partsText(profile);
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
          <p className={styles.line}>
            {headline === '' ? `${trade}. ${location}.` : parts === '' ? headline : headline.replace(/[^.!?]$/u, '$&.')}
            {parts !== '' && <span className={styles.parts}> {parts}</span>}
          </p>
          {profile.rating && (
            <p className={styles.rating}>
              <Rating rating={profile.rating} by="clients" />
            </p>
          )}
        </div>
        <div>
          <ProfileBadges profile={profile} />
          <ProfileActions profile={profile} />
        </div>
      </header>
    </>
  );
}
