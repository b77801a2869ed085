import { useKeyedRequest } from '@alltalent/shared/api';
import { type Applicant, ENDPOINTS, type JobStage } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { applicantsKey, reloadDashboard } from '../../dashboard.query';
import type { Move } from './move';
import { sentText } from './move-text';
import { patchStages, type StageStep } from './stage-patch';

type Sending = { readonly move: Move; readonly steps: readonly StageStep[] };

/** Moves people one request after another: shown optimistically, rolled back on refusal, confirmed by a toast. */
export function useMoves(job: number) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  /** Stages of people whose move is under way; newer than the cached list. */
  const [underWay] = useState(() => new Map<number, JobStage>());
  const stageOf = ({ id, stage }: Applicant): JobStage => underWay.get(id) ?? stage;
  const send = useKeyedRequest(ENDPOINTS.moveApplications);
  const { mutateAsync } = useMutation({
    networkMode: 'always',
    scope: { id: `move-applications-${job}` },
    mutationFn: ({ move: { people, stage, text = '', due_on = '' } }: Sending) =>
      send({ ids: people.map(({ id }) => id), stage, text, due_on }),
    onSuccess: ({ moved }, { move }) => addToast({ kind: 'info', text: sentText(move, moved) }),
    onError: (_error, { steps }) => {
      patchStages(
        queryClient,
        job,
        steps.map(({ id, from, to }) => ({ id, from: to, to: from })),
      );
    },
    onSettled: async (_answer, _error, { steps }) => {
      await reloadDashboard(queryClient);
      for (const { id, to } of steps) if (underWay.get(id) === to) underWay.delete(id);
    },
  });

  const prepare = (move: Move): Sending => {
    const steps = move.people.map((applicant) => ({ id: applicant.id, from: stageOf(applicant), to: move.stage }));
    for (const { id, to } of steps) underWay.set(id, to);
    void queryClient.cancelQueries({ queryKey: applicantsKey(job) });
    patchStages(queryClient, job, steps);
    return { move, steps };
  };
  return {
    /** Rethrows, so that the dialog that asked shows what went wrong. */
    moveAsked: (move: Move) => mutateAsync(prepare(move)),
  } as const;
}
