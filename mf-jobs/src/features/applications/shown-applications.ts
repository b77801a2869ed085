import {
  FINAL_STAGES,
  type JobStage,
  type OwnApplication,
  type OwnApplicationsResponse,
  type OwnInvitation,
} from '@alltalent/shared/contracts';

/** What the page is narrowed to: what may still move, or what has its final answer. */
export const SHOWN = ['open', 'finished'] as const;
export type Shown = (typeof SHOWN)[number];

const FINAL: readonly JobStage[] = FINAL_STAGES;
export const isFinal = ({ stage }: Pick<OwnApplication, 'stage'>): boolean => FINAL.includes(stage);

export type ApplicationParts = {
  readonly open: readonly OwnApplication[];
  readonly finished: readonly OwnApplication[];
  /** Invitations that wait for a response. */
  readonly invitations: readonly OwnInvitation[];
  /** Declined, or over. What was applied for is among the applications. */
  readonly formerInvitations: readonly OwnInvitation[];
};

export function partsOf({ data, invitations }: OwnApplicationsResponse): ApplicationParts {
  return {
    open: data.filter((application) => !isFinal(application)),
    finished: data.filter(isFinal),
    invitations: invitations.filter(({ state }) => state === 'open'),
    formerInvitations: invitations.filter(({ state }) => state === 'declined' || state === 'closed'),
  };
}

/** Returns the filter to show: the one in the URL, else the one that contains the application the fragment names. */
export function shownBy(asked: string | null, target: string, { finished }: ApplicationParts): Shown {
  const named = SHOWN.find((shown) => shown === asked);
  return named ?? (finished.some(({ id }) => target === anchorOf(id)) ? 'finished' : 'open');
}

/** The part of the address that names an application: '#application-12'. */
export const anchorOf = (id: number): string => `application-${id}`;
