import type { Applicant, ApplicantsResponse, JobStage } from '@alltalent/shared/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { applicantsKey } from '../../dashboard.query';

export type StageStep = { readonly id: number; readonly from: JobStage; readonly to: JobStage };

/** Shows people at another stage in every cached list; people who were moved again meanwhile stay there. */
export function patchStages(queryClient: QueryClient, job: number, steps: readonly StageStep[]): void {
  const byId = new Map(steps.map((step) => [step.id, step]));
  queryClient.setQueriesData<ApplicantsResponse>({ queryKey: applicantsKey(job) }, (response) => {
    if (!response) return response;
    const done = steps.filter(({ from, to }) => from !== to);
    return {
      ...response,
      data: response.data.map((applicant) => stepped(applicant, byId.get(applicant.id))),
      counts: countAfter(response.counts, done),
    };
  });
}

function stepped(applicant: Applicant, step: StageStep | undefined): Applicant {
  return step && applicant.stage === step.from ? { ...applicant, stage: step.to } : applicant;
}

function countAfter(counts: ApplicantsResponse['counts'], steps: readonly StageStep[]): ApplicantsResponse['counts'] {
  const after = { ...counts };
  for (const { from, to } of steps) {
    after[from] = Math.max(0, after[from] - 1);
    after[to] += 1;
  }
  return after;
}

/** The rating or note of one person, wherever it is shown. */
export function patchApplicant(queryClient: QueryClient, job: number, change: Partial<Applicant> & Pick<Applicant, 'id'>): void {
  queryClient.setQueriesData<ApplicantsResponse>(
    { queryKey: applicantsKey(job) },
    (response) =>
      response && {
        ...response,
        data: response.data.map((applicant) => (applicant.id === change.id ? { ...applicant, ...change } : applicant)),
      },
  );
}
