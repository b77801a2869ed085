import { ENDPOINTS, type Release } from '@alltalent/shared/contracts';
import { askControlPlane, type ControlPlane, Refusal } from '../platform/control-plane';

/**
 * Publishes a build when the site starts, and returns a sentence about the outcome. A new release becomes stable; a known
 * one that is in use or withdrawn stays unchanged; another known one is promoted.
 */
export async function publishAtStart(release: Release, plane: ControlPlane, squadMail?: string): Promise<string> {
  const { remote, version } = release;
  try {
    const input = { ...release, promotion: 'promote', squad_mail: squadMail } as const;
    await askControlPlane(plane, { endpoint: ENDPOINTS.publishRelease, input, remote });
    return `Published ${remote} ${version}`;
  } catch (error) {
    if (isRefusal(error, 'RELEASE_EXISTS')) return promoteKnown(release, plane);
    throw error;
  }
}

async function promoteKnown({ remote, version }: Release, plane: ControlPlane): Promise<string> {
  const input = { remote, version, action: 'promote', reason: 'The site was started with it.', even_withdrawn: false } as const;
  try {
    await askControlPlane(plane, { endpoint: ENDPOINTS.changeRollout, input, remote });
    return `${remote} ${version} is what visitors get again`;
  } catch (error) {
    if (isRefusal(error, 'ROLLOUT_UNCHANGED')) return error.message;
    throw error;
  }
}

function isRefusal(error: unknown, code: string): error is Refusal {
  return error instanceof Refusal && error.code === code;
}
