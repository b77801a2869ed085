import type { OwnProfile } from '@alltalent/shared/contracts';
import { SettingsSection } from '../../../domain/own-profile/settings-section';
import { SlugForm } from './slug-form';
import styles from './profile-url.module.css';
import { CopyButton } from './copy-button';

export function ProfileUrlSection({ slug }: Pick<OwnProfile, 'slug'>) {
  return (
    <SettingsSection
      id="address"
      title="Address"
      lede="The page you put on a business card. A former address leads on to the new one, so nothing you sent out breaks."
    >
      {slug === '' ? (
        <p className={styles.none}>You get an address of your own with the first approval. You can change its words here then.</p>
      ) : (
        <>
          <p className={styles.present}>
            <span>
              {globalThis.location.host}/{slug}
            </span>
            <CopyButton text={`${globalThis.location.origin}/${slug}`} />
          </p>
          <SlugForm key={slug} slug={slug} />
        </>
      )}
    </SettingsSection>
  );
}
