import { useKeyedRequest } from '@alltalent/shared/api';
import { type ApplyForJobInput, ENDPOINTS, type JobDetail } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { jobPath } from '../../domain/job-path/job-path';
import { type ApplyDraft, applyMemory } from './apply-draft';
import { type ApplyRefusal, applyRefusalOf, changesTheJob } from './apply-failure';
import { applyStateQuery } from './apply-state.query';

/** What becomes of an application. It outlives the form, which a sheet takes along when it closes. */
export function useApplication(job: JobDetail) {
  const [sentRole, setSentRole] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ApplyRefusal | null>(null);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { isSending, send } = useSending(job, setRefusal, (roleId) => {
    applyMemory.write(job.id, null);
    setSentRole(job.roles.find(({ id }) => id === roleId)?.name ?? '');
  });
  return {
    isSending,
    /** The last answer, until something is edited: a form that is opened again shows it. */
    refusal,
    sentRole,
    keep: (draft: ApplyDraft) => {
      applyMemory.write(job.id, draft);
      setRefusal(null);
    },
    logIn: () => openJoinPanel(`${jobPath(job)}#apply`),
    send,
    again: () => setSentRole(null),
  };
}

export type Application = ReturnType<typeof useApplication>;

/** Sends the application once, however often the button is pressed. Returns the reason of a refusal, or null. */
function useSending(job: JobDetail, onAnswer: (refusal: ApplyRefusal | null) => void, onSent: (roleId: number) => void) {
  const queryClient = useQueryClient();
  const apply = useKeyedRequest(ENDPOINTS.applyForJob);
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const send = async (input: ApplyForJobInput): Promise<ApplyRefusal | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    onAnswer(null);
    try {
      await apply(input);
      onSent(input.role_id);
      void queryClient.invalidateQueries({ queryKey: applyStateQuery(job).queryKey });
      return null;
    } catch (error) {
      const refusal = applyRefusalOf(error);
      onAnswer(refusal);
      if (changesTheJob(error)) void queryClient.invalidateQueries();
      return refusal;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return { isSending, send };
}
