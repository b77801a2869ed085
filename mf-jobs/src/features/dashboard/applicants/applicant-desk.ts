import type { Applicant, ClientStage } from '@alltalent/shared/contracts';
import { createContext, useContext } from 'react';

/** What every card, row, bar and drawer of the board can do. */
export type ApplicantDesk = {
  readonly job: number;
  /** Asks before anybody is moved. */
  readonly move: (people: readonly Applicant[], stage: ClientStage) => void;
  readonly isAsking: boolean;
  readonly isSelected: (id: number) => boolean;
  readonly toggle: (applicant: Applicant) => void;
};

const ApplicantDeskContext = createContext<ApplicantDesk | null>(null);

export const ApplicantDeskProvider = ApplicantDeskContext.Provider;

export function useApplicantDesk(): ApplicantDesk {
  const desk = useContext(ApplicantDeskContext);
  if (!desk) throw new Error('There is no board around this.');
  return desk;
}
