import { request } from '@alltalent/shared/api';
import { type CloseReportInput, type DecideInput, ENDPOINTS } from '@alltalent/shared/contracts';
import type { Senders } from './outbox';

const KEPT_ALIVE = { isKeptAlive: true } as const;

/** How the decisions of each queue are sent. Inputs are what the queue's page made of its own decision. */
export const SENDERS: Senders = {
  profiles: (input) => request(ENDPOINTS.decideProfile, input as DecideInput, KEPT_ALIVE),
  reports: (input) => request(ENDPOINTS.closeReport, input as CloseReportInput, KEPT_ALIVE),
  jobs: (input) => request(ENDPOINTS.decideJob, input as DecideInput, KEPT_ALIVE),
};
