import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type JobDetail } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { jobPath } from '../../domain/job-path/job-path';
import { type ApplyDraft, applyMemory, type ApplyProblems, findProblems, fittingDraft, NO_DRAFT } from './apply-draft';
import { changesTheJob, problemsOf } from './apply-failure';
import type { ApplyView } from './apply-view';
import { applyStateQuery } from './apply-state.query';

/** The form's values and what becomes of them. What was typed stays until it was taken. */
export function useApplication(job: JobDetail, view: ApplyView) {
  const [typed, setTyped] = useState<ApplyDraft>(() => applyMemory.read(job.id));
  const [problems, setProblems] = useState<ApplyProblems>({});
  const [sentRole, setSentRole] = useState<string | null>(null);
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const draft = view.kind === 'form' ? fittingDraft(typed, view.roles, view.state) : typed;
  const { isSending, send } = useSending(job, setProblems, () => {
    setSentRole(job.roles.find(({ id }) => id === draft.roleId)?.name ?? '');
    setTyped(NO_DRAFT);
    applyMemory.write(job.id, null);
  });

  const edit = (change: Partial<ApplyDraft>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    applyMemory.write(job.id, next);
    setProblems((current) => without(current, change));
  };
  const submit = () => {
    if (view.kind === 'form' && view.state === null) return openJoinPanel(`${jobPath(job)}#apply`);
    const found = findProblems(draft, job.question);
    setProblems(found);
    if (!isSending && Object.keys(found).length === 0) void send(draft);
  };
  return { draft, problems, isSending, sentRole, edit, submit, again: () => setSentRole(null) };
}

export type Application = ReturnType<typeof useApplication>;

/** Sends it once, however often it is pressed. */
function useSending(job: JobDetail, onRefused: (problems: ApplyProblems) => void, onSent: () => void) {
  const queryClient = useQueryClient();
  const apply = useKeyedRequest(ENDPOINTS.applyForJob);
  const [isSending, setIsSending] = useState(false);
  const send = async ({ roleId, note, answer, photos }: ApplyDraft) => {
    if (roleId === null) return;
    setIsSending(true);
    try {
      await apply({ role_id: roleId, note: note.trim(), answer: answer.trim(), photos: [...photos] });
      onSent();
      void queryClient.invalidateQueries({ queryKey: applyStateQuery(job).queryKey });
    } catch (error) {
      onRefused(problemsOf(error));
      if (changesTheJob(error)) void queryClient.invalidateQueries();
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, send };
}

/** A field's message goes with its first edit. */
function without(problems: ApplyProblems, change: Partial<ApplyDraft>): ApplyProblems {
  const edited = Object.keys(change).map((name) => (name === 'roleId' ? 'role_id' : name));
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !edited.includes(name)));
}
