import type { Applicant, ClientStage } from '@alltalent/shared/contracts';

/** People who go to a stage, with what they are told. */
export type Move = {
  readonly people: readonly Applicant[];
  readonly stage: ClientStage;
  readonly text?: string;
  readonly due_on?: string;
};
