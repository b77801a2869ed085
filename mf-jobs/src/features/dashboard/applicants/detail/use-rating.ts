import { messageOf, request } from '@alltalent/shared/api';
import { type Applicant, ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { applicantsKey } from '../../dashboard.query';
import { useApplicantActions } from '../applicant-actions';
import { patchApplicant } from '../moves/stage-patch';

/** Saves a rating: shown optimistically, rolled back on failure. */
export function useRating({ id, rating: before, talent }: Applicant): (rating: number) => void {
  const { job } = useApplicantActions();
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const { mutate } = useMutation({
    networkMode: 'always',
    scope: { id: `note-${id}` },
    mutationFn: (rating: number) => request(ENDPOINTS.noteApplication, { id, rating }),
    onMutate: (rating) => {
      void queryClient.cancelQueries({ queryKey: applicantsKey(job) });
      patchApplicant(queryClient, job, { id, rating });
    },
    onError: (error) => {
      patchApplicant(queryClient, job, { id, rating: before });
      addToast({ kind: 'error', text: `Your rating of ${talent.name} was not saved. ${messageOf(error)}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicantsKey(job) }),
  });
  return (rating) => mutate(rating);
}
