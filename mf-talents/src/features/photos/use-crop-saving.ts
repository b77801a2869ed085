import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ProfilePhoto } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { useProfileChange } from '../../domain/own-profile/use-profile-change';

export function useCropSaving(photoId: number, onSaved: () => void) {
  const { mutateAsync: change, isPending: isSaving } = useProfileChange();
  const [failure, setFailure] = useState('');
  const save = async (crop: ProfilePhoto['crop']) => {
    setFailure('');
    try {
      await change(() => request(ENDPOINTS.changePhoto, { photo_id: photoId, alt: undefined, crop }));
      onSaved();
    } catch (error) {
      setFailure(`Not saved. ${refusalOf(error)}`);
    }
  };
  return { save, isSaving, failure };
}
