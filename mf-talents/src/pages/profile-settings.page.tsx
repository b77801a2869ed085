import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { ProfilePhotosSection } from '../features/photos/profile-photos-section';
import { ProfileSettings } from '../features/profile-settings/profile-settings';

const POINTS = [
  'Everything clients see of you: photos, skills, credits, reel.',
  'Who sees what, and who does not.',
  'Saved while you type; read by our casting desk before it is shown.',
];

export function Component() {
  return (
    <SignedInPage title="Profile settings" purpose="Your profile, and how it is seen." points={POINTS} role={ROLES.talent}>
      {(user) => <ProfileSettings owner={user.user_id} renderPhotos={(profile) => <ProfilePhotosSection profile={profile} />} />}
    </SignedInPage>
  );
}
