import { ENDPOINTS, type FrontDoorStatus } from '@alltalent/shared/contracts';
import { askControlPlane, type ControlPlane } from './control-plane';

/** Front doors poll every two seconds. */
const WAIT_MS = 8000;
const LOOK_AGAIN_MS = 250;

type Change = { readonly remote: string; readonly revision: number; readonly waitMs?: number };

/**
 * Waits until all front doors serve a revision, and returns a sentence about it. Throws when one does not, or leaves out a
 * release of the remote: the change is stored then, but visitors do not get it.
 */
export async function describeServed(plane: ControlPlane, { remote, revision, waitMs = WAIT_MS }: Change): Promise<string> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const request = { endpoint: ENDPOINTS.platformStatus, input: {}, remote };
    const { front_doors: frontDoors } = await askControlPlane(plane, request);
    const behind = frontDoors.filter((frontDoor) => frontDoor.revision < revision);
    if (behind.length === 0) return sentenceOf(frontDoors, { remote, revision });
    if (Date.now() > deadline)
      throw new Error(`Revision ${revision} is stored, and has not reached visitors: ${behind.map(whyOf).join('; ')}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function sentenceOf(frontDoors: readonly FrontDoorStatus[], { remote, revision }: Change): string {
  const refused = frontDoors.find(({ left_out: leftOut }) => leftOut.includes(`${remote} `));
  if (refused) throw new Error(`Revision ${revision} is served, but ${refused.name} leaves out: ${refused.left_out}.`);
  if (frontDoors.length === 0) return `Revision ${revision}; no front door has said yet that it serves it`;
  return `Revision ${revision}, served by ${frontDoors.length === 1 ? 'the front door' : `all ${frontDoors.length} front doors`} from the next page load on`;
}

function whyOf({ name, revision, trouble }: FrontDoorStatus): string {
  return `${name} serves revision ${revision}${trouble === '' ? '' : ` (${trouble})`}`;
}
