import type { Applicant, ClientStage } from '@alltalent/shared/contracts';

/** Move of people to a stage, with the message they receive. */
export type Move = {
  readonly people: readonly Applicant[];
  readonly stage: ClientStage;
  readonly text?: string;
  readonly due_on?: string;
};
