import { request } from '@alltalent/shared/api';
import { type Beacon, ENDPOINTS } from '@alltalent/shared/contracts';

/** Tells the control plane what became of a release. A report that fails is dropped: it must never hurt the page. */
export function report(beacon: Beacon): void {
  request(ENDPOINTS.beacon, beacon).catch(() => undefined);
}
