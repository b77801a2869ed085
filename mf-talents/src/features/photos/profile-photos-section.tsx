import { type OwnProfile, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Alert, TextLink } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { SettingsSection } from '../../domain/own-profile/settings-section';
import { t } from '../../messages';
import { DrawnPicture } from './drawn-picture';
import { PhotoAdder } from './photo-adder';
import { PhotoGrid } from './photo-grid';
import { useCropDoor } from './use-crop-door';
import { usePhotoOrder } from './use-photo-order';
import { usePhotoRemoval } from './use-photo-removal';

const LEDE = 'The first is your main photo: it is the photo of your card in every list. Put them in order by their handles.';

const TO_MEMBERSHIP = `/membership?from=${encodeURIComponent('/talent/profile-settings#photos')}`;

/** The photos of the own profile: added, cropped, put in order, described and removed. */
export function ProfilePhotosSection({ profile }: { readonly profile: OwnProfile }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { photos, move, failure: orderFailure } = usePhotoOrder(profile.photos);
  const limit = profile.photos_limit ?? PROFILE_LIMITS.photos;
  const { going, remove, undo, failure: removalFailure } = usePhotoRemoval(() => addButton.current?.focus());
  const door = useCropDoor();
  return (
    <SettingsSection id="photos" title="Photos" lede={LEDE} status={<PhotoCount count={photos.length} limit={limit} />}>
      {photos.length === 0 && profile.drawn_image !== '' && <DrawnPicture url={profile.drawn_image} />}
      {photos.length > 0 && <PhotoGrid {...{ photos, going, move, remove, undo }} crop={door.open} />}
      {[orderFailure, removalFailure, door.failure].map((text, index) =>
        text === '' ? null : (
          <Alert key={index} kind="error">
            {text}
          </Alert>
        ),
      )}
      {photos.length >= limit && <PhotosFull limit={limit} />}
      <PhotoAdder profile={profile} buttonRef={addButton} />
      {door.Dialog && door.photo && <door.Dialog key={door.photo.image} photo={door.photo} isOpen={door.isOpen} onClose={door.close} />}
    </SettingsSection>
  );
}

function PhotoCount({ count, limit }: { readonly count: number; readonly limit: number }) {
  return (
    <span className="muted num">
      {count} of {limit}
    </span>
  );
}

function PhotosFull({ limit }: { readonly limit: number }) {
  if (limit >= PROFILE_LIMITS.photos) return <Alert kind="info">{t('photos.full', { limit })}</Alert>;
  return (
    <Alert kind="info">
      {t('photos.planFull', { limit })} <TextLink to={TO_MEMBERSHIP}>{t('photos.toMembership')}</TextLink>
    </Alert>
  );
}
