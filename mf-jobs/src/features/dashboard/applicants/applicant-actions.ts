import type { Applicant, ClientStage } from '@alltalent/shared/contracts';
import { createContext, useContext } from 'react';

/** What every card, row, bar and drawer of the board can do. */
export type ApplicantActions = {
  readonly job: number;
  /** Asks before anybody is moved. */
  readonly move: (people: readonly Applicant[], stage: ClientStage) => void;
  /** Goes to the page that makes an offer. */
  readonly offer: (applicant: Applicant) => void;
  readonly isAsking: boolean;
  readonly isSelected: (id: number) => boolean;
  readonly toggle: (applicant: Applicant) => void;
};

const ApplicantActionsContext = createContext<ApplicantActions | null>(null);

export const ApplicantActionsProvider = ApplicantActionsContext.Provider;

export function useApplicantActions(): ApplicantActions {
  const actions = useContext(ApplicantActionsContext);
  if (!actions) throw new Error('There is no board around this.');
  return actions;
}
