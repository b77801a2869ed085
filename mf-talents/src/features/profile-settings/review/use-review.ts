import { ApiError, hasCode, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnProfile, missingProfileFields } from '@alltalent/shared/contracts';
import { finishLookUps } from '@alltalent/shared/ui/city-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile.query';
import { type ProfileRequest, useProfileChange } from '../../../domain/own-profile/use-profile-change';
import { useProfileForm } from '../profile-form-context';
import { countPhotos } from './review-text';
import { toPlace, titleOf } from '../nav/sections';

/** Obstacle to the submission, with the section to go to; '' for none. */
export type Obstacle = { readonly place: string; readonly text: string };

/** Submitting, and taking back. Everything typed is saved first, for staff decide about what is saved. */
export function useReview(profile: OwnProfile) {
  const profileForm = useProfileForm();
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useProfileChange();
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);

  const sendChange = async (make: ProfileRequest): Promise<readonly Obstacle[]> => {
    try {
      await change(make);
      return [];
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) profileForm.markStale();
      return obstaclesOf(error);
    }
  };
  const trySubmit = async (): Promise<readonly Obstacle[]> => {
    await finishLookUps();
    const unsaved = await profileForm.flushAll();
    if (unsaved.length > 0) return unsaved.map((place) => ({ place, text: `${titleOf(place)} is not saved yet` }));
    const newest = queryClient.getQueryData(ownProfileQuery.queryKey) ?? profile;
    const missing = missingProfileFields(newest.content, countPhotos(newest));
    if (missing.length > 0) return missing;
    setIsSubmitted(true);
    return sendChange((revision) => request(ENDPOINTS.submitProfile, { revision }));
  };
  const run = async (work: () => Promise<readonly Obstacle[]>) => {
    setIsBusy(true);
    setObstacles(await work());
    setIsBusy(false);
  };
  return {
    obstacles,
    isBusy,
    /** Pressed on this page, not found so. */
    isSubmitted,
    submit: () => void run(trySubmit),
    withdraw: () => void run(() => sendChange((revision) => request(ENDPOINTS.takeBackProfile, { revision }))),
    dismiss: () => setObstacles([]),
  };
}

/** The server names the sections where something is missing, the most urgent first. */
function obstaclesOf(error: unknown): readonly Obstacle[] {
  const fields = error instanceof ApiError && error.problem.code === 'PROFILE_INCOMPLETE' ? Object.entries(error.problem.fields ?? {}) : [];
  const steps = fields.map(([place, text]) => ({ place: toPlace(place), text }));
  return steps.length > 0 ? steps : [{ place: '', text: refusalOf(error) }];
}
