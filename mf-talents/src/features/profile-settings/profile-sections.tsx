import type { OwnProfile } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { SettingsSection } from '../../domain/own-profile/settings-section';
import { t } from '../../messages';
import { ProfileUrlSection } from './profile-url/profile-url-section';
import { AttributesSection } from './attributes/attributes-section';
import { BasicsSection } from './basics/basics-section';
import { CreditsSection } from './credits/credits-section';
import { PrivacySection } from './privacy/privacy-section';
import { RecordingsSection } from './recordings/recordings-section';
import { SkillsSection } from './skills/skills-section';
import { WorkSection } from './work/work-section';

type ProfileSectionsProps = { readonly profile: OwnProfile; readonly renderPhotos: (profile: OwnProfile) => ReactNode };

export function ProfileSections({ profile, renderPhotos }: ProfileSectionsProps) {
  const { content, slug } = profile;
  return (
    <>
      <BasicsSection content={content} />
      {renderPhotos(profile)}
      <SkillsSection content={content} />
      <CreditsSection content={content} />
      <AttributesSection content={content} />
      <RecordingsSection content={content} />
      <WorkSection content={content} />
      <PrivacySection profile={profile} />
      {profile.is_child !== true && <HolderSections slug={slug} />}
    </>
  );
}

/** Sections that only the holder of an account has. */
function HolderSections({ slug }: Pick<OwnProfile, 'slug'>) {
  return (
    <>
      <ProfileUrlSection slug={slug} />
      <SettingsSection id="membership" title={t('profileSettings.membershipTitle')} lede={t('profileSettings.membershipLede')}>
        <p>
          <TextLink to="/account/membership" hasArrow>
            {t('profileSettings.membershipLink')}
          </TextLink>
        </p>
      </SettingsSection>
      <SettingsSection
        id="account"
        title="Account"
        lede="How you log in, where you are logged in, and your data: to take along, or to delete."
      >
        <p>
          <TextLink to="/account" hasArrow>
            E-mail, phone, password and data
          </TextLink>
        </p>
      </SettingsSection>
    </>
  );
}
