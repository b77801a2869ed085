import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { type CropSitePictureInput, ENDPOINTS, type SitePicture } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { picturesQuery } from '../../domain/texts/pictures.query';
import { t } from '../../messages/pictures';

/** Makes a picture of a part of an original. `failure` and `altError` say why the last attempt failed; '' when it did not. */
export function useCropping(onDone: (picture: SitePicture) => void) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [altError, setAltError] = useState('');
  const save = async (input: CropSitePictureInput) => {
    const isMissing = input.alt.trim() === '';
    setFailure('');
    setAltError(isMissing ? t('crop.altMissing') : '');
    if (isMissing) return;
    setIsSaving(true);
    try {
      const answer = await confirmed(() => request(ENDPOINTS.cropSitePicture, input));
      if (!answer) return;
      void queryClient.invalidateQueries({ queryKey: picturesQuery.queryKey });
      onDone(answer.data);
    } catch (error) {
      const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
      setAltError(fields['alt'] ?? '');
      if (fields['alt'] === undefined) setFailure(t('crop.failed', { reason: fields['crop'] ?? refusalOf(error) }));
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure, altError };
}
