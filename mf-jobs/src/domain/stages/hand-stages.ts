import { CLIENT_STAGES, type ClientStage } from '@alltalent/shared/contracts';

/** Stages to which a client moves people; an offer and its acceptance lead to the other two. */
export const HAND_STAGES: readonly ClientStage[] = CLIENT_STAGES.filter((stage) => stage !== 'offer' && stage !== 'booked');
