import type { OwnProfile } from '@alltalent/shared/contracts';

export function ProfilePhotosSection({ profile }: { readonly profile: OwnProfile }) {
  return <section aria-label={`Photos, ${profile.photos.length}`} />;
}
