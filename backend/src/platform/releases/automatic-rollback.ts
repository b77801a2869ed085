import type { RolloutContext } from './changes.service';
import { goBack, renewFallback } from './promotion';
import { isFit } from './release-fitness';

/** Withdraws a bad release and returns a summary; null if there is nothing to withdraw. Its experiment is paused until somebody resumes it. */
export async function withdrawBad(context: RolloutContext, remote: string, version: string): Promise<string | null> {
  const state = await context.states.read(remote);
  const release = await context.releases.find(remote, version);
  if (!state || !release || release.withdrawnAt !== null) return null;
  const { stable, fallback, experiment } = state;
  const pause = async () => {
    if (!experiment || experiment.isPaused) return '';
    await context.experiments.setState(experiment.id, 'paused');
    return ` ${experiment.name} is paused.`;
  };
  if (release.id === stable.id) return fallback && isFit(fallback.content) ? (await goBack(context, state)) + (await pause()) : null;
  const shown = experiment?.variants.find((variant) => variant.release.id === release.id);
  if (!experiment || experiment.isPaused || !shown) return null;
  await context.experiments.saveVariant({ experimentId: experiment.id, variant: shown.variant, weight: 0, releaseId: release.id });
  await context.releases.withdraw([release.id], context.now);
  await renewFallback(context, remote, stable.id);
  return `${version}, variant ${shown.variant}, is withdrawn.${await pause()}`;
}
