import type { Applicant, ClientStage } from '@alltalent/shared/contracts';
import { createContext, useContext } from 'react';

/** What every card, row, bar and drawer of the board can do. */
export type ApplicantDesk = {
  readonly job: number;
  /** Moves at once, or asks first where a word should go with it. */
  readonly move: (people: readonly Applicant[], stage: ClientStage, isAsked?: boolean) => void;
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
