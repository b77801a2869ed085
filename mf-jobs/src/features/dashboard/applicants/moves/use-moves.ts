import { messageOf, useKeyedRequest } from '@alltalent/shared/api';
import { type Applicant, type ClientStage, ENDPOINTS, type JobStage } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { applicantsKey, reloadDesk } from '../../client-desk.query';
import { failureText, sentText, stageBefore } from './move-words';
import { patchStages, type StageStep } from './stage-patch';

export type Move = {
  readonly people: readonly Applicant[];
  readonly stage: ClientStage;
  readonly text?: string;
  readonly due_on?: string;
};
type Sending = { readonly move: Move; readonly steps: readonly StageStep[]; readonly canUndo: boolean; readonly isToldOnPage: boolean };

/** Moves people: shown at once, taken back when the server says no, told as sent once it said yes. One after the other. */
export function useMoves(job: number) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  /** Where people are moved to while the answer is out: newer than what is drawn. */
  const [underWay] = useState(() => new Map<number, JobStage>());
  const stageOf = ({ id, stage }: Applicant): JobStage => underWay.get(id) ?? stage;
  const send = useKeyedRequest(ENDPOINTS.moveApplications);
  const { mutateAsync } = useMutation({
    networkMode: 'always',
    scope: { id: `move-applications-${job}` },
    mutationFn: ({ move: { people, stage, text = '', due_on = '' } }: Sending) =>
      send({ ids: people.map(({ id }) => id), stage, text, due_on }),
    onSuccess: ({ moved }, { move, steps, canUndo }) => {
      const undo = { label: 'Undo', run: () => start({ people: steppedBack(move, steps), stage: stageBefore(steps) }, { canUndo: false }) };
      addToast({ kind: 'info', text: sentText(move, moved), ...(canUndo && moved > 0 ? { action: undo } : {}) });
    },
    onError: (error, { move, steps, isToldOnPage }) => {
      patchStages(
        queryClient,
        job,
        steps.map(({ id, from, to }) => ({ id, from: to, to: from })),
      );
      if (!isToldOnPage) addToast({ kind: 'error', text: failureText(move, messageOf(error)) });
    },
    onSettled: async (_answer, _error, { steps }) => {
      await reloadDesk(queryClient);
      for (const { id, to } of steps) if (underWay.get(id) === to) underWay.delete(id);
    },
  });

  const prepare = (move: Move): Pick<Sending, 'move' | 'steps'> => {
    const steps = move.people.map((applicant) => ({ id: applicant.id, from: stageOf(applicant), to: move.stage }));
    for (const { id, to } of steps) underWay.set(id, to);
    void queryClient.cancelQueries({ queryKey: applicantsKey(job) });
    patchStages(queryClient, job, steps);
    return { move, steps };
  };
  const start = (move: Move, { canUndo }: { readonly canUndo: boolean }): void => {
    const isThere = move.people.every((applicant) => stageOf(applicant) === move.stage);
    if (!isThere) mutateAsync({ ...prepare(move), canUndo, isToldOnPage: false }).catch(() => undefined);
  };
  return {
    /** At once, with Undo. A second press of the same key is the same press. */
    moveAtOnce: (move: Move) => start(move, { canUndo: true }),
    /** After it was asked for; what went wrong is thrown, to be told where it was asked. */
    moveAsked: (move: Move) => mutateAsync({ ...prepare(move), canUndo: false, isToldOnPage: true }),
  } as const;
}

function steppedBack({ people }: Move, steps: readonly StageStep[]): readonly Applicant[] {
  return people.map((applicant) => ({ ...applicant, stage: steps.find(({ id }) => id === applicant.id)?.to ?? applicant.stage }));
}
