import type { OwnProfile, ProfilePhoto } from '@alltalent/shared/contracts';
import { profileContentSchema } from '@alltalent/shared/contracts';

export function aPhoto(id: number, overrides: Partial<ProfilePhoto> = {}): ProfilePhoto {
  return {
    id,
    image: `/api/profile/photos/image-${id}-640.webp`,
    original: `/api/profile/photos/original-${id}-640.webp`,
    width: 1600,
    height: 2000,
    alt: '',
    crop: { x: 0, y: 0, width: 1, height: 1 },
    ...overrides,
  };
}

export function anOwnProfile(overrides: Partial<OwnProfile> = {}): OwnProfile {
  return {
    revision: 3,
    state: 'draft',
    reason: '',
    slug: '',
    has_changes: true,
    drawn_image: '/media/posters/asha-rao-0-640.webp',
    content: profileContentSchema.getDefault(),
    photos: [],
    ...overrides,
  };
}
