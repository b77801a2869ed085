import type { Desk } from './changes.service';
import { goBack, renewFallback } from './promotion';
import { isFit } from './release-fitness';

/** Says what was done, or null where there is nothing to do. An experiment whose release was bad waits for a person. */
export async function withdrawBad(desk: Desk, remote: string, version: string): Promise<string | null> {
  const state = await desk.states.read(remote);
  const release = await desk.releases.find(remote, version);
  if (!state || !release || release.withdrawnAt !== null) return null;
  const { stable, fallback, experiment } = state;
  const pause = async () => {
    if (!experiment || experiment.isPaused) return '';
    await desk.experiments.setState(experiment.id, 'paused');
    return ` ${experiment.name} is paused.`;
  };
  if (release.id === stable.id) return fallback && isFit(fallback.content) ? (await goBack(desk, state)) + (await pause()) : null;
  const shown = experiment?.variants.find((variant) => variant.release.id === release.id);
  if (!experiment || experiment.isPaused || !shown) return null;
  await desk.experiments.putVariant({ experimentId: experiment.id, variant: shown.variant, weight: 0, releaseId: release.id });
  await desk.releases.withdraw([release.id], desk.now);
  await renewFallback(desk, remote, stable.id);
  return `${version}, variant ${shown.variant}, is withdrawn.${await pause()}`;
}
