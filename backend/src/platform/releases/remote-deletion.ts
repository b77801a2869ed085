import { DELETED_KEPT_DAYS } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { ReleaseEntity } from './federation.entity';
import { renewFallback } from './promotion';
import type { RemoteState } from './remote-states.repository';
import { type RolloutCommand, requireState } from './rollout-command';
import { unchanged, wrongField } from './rollout-refusals';
import { requireServable } from './servable-release';

const DAY_MS = 24 * 3600 * 1000;

/** Returns the moment (ms) until which a deleted remote can be restored: the files of its releases stay so long. */
export function restorableUntil(deletedAt: number): number {
  return deletedAt + DELETED_KEPT_DAYS * DAY_MS;
}

/** Takes a remote out of the site: its test ends and its pages are gone. Nothing of its releases is deleted, so `restore` undoes it. */
export async function deleteRemote(command: RolloutCommand): Promise<string> {
  const { context, change, actor } = command;
  const state = requireState(command);
  const { remote, stable, experiment } = state;
  const need = needOf(state);
  if (need !== null) throw new DomainError('REMOTE_NEEDED', { detail: need });
  if (change.reason.trim() === '') throw wrongField('reason', t('platform.deleteReason'));
  if (change.confirmation !== remote) throw wrongField('confirmation', t('platform.deleteConfirmation', { remote }));
  if (experiment) await context.experiments.end(experiment.id, context.now);
  await context.rollouts.saveDeletion(remote, { at: context.now, by: actor });
  const until = new Date(restorableUntil(context.now)).toISOString().slice(0, 10);
  const summary = t('platform.deleted', { remote, version: stable.version, until });
  return experiment ? `${summary} ${t('platform.deletedTest', { test: experiment.name })}` : summary;
}

/** Brings a deleted remote back with the release that was stable. Throws when its files are gone, or a page of it is another's now. */
export async function restoreRemote(command: RolloutCommand): Promise<string> {
  const { context } = command;
  const { remote, stable, deleted } = requireState(command);
  if (deleted === null) throw unchanged(t('platform.notDeleted', { remote }));
  await requireServable(context, stable);
  await context.rollouts.saveDeletion(remote, null);
  await renewFallback(context, remote, stable.id);
  return t('platform.restored', { remote, version: stable.version });
}

/** Throws REMOTE_DELETED for a remote that is deleted and can be restored. */
export function requireServed(state: Pick<RemoteState, 'remote' | 'deleted'> | null): void {
  if (!state?.deleted) return;
  const { remote, deleted } = state;
  const day = new Date(deleted.at).toISOString().slice(0, 10);
  throw new DomainError('REMOTE_DELETED', {
    detail: t('platform.isDeleted', { remote, by: deleted.by, day, folder: remote.replace('_', '-') }),
  });
}

/** Returns a sentence that says why the site cannot do without a remote; null if it can. It looks at what its stable release has. */
function needOf({ remote, stable }: RemoteState): string | null {
  if (hasExpose(stable, 'join-panel')) return t('platform.needsJoinPanel', { remote });
  if (hasPage(stable, '/')) return t('platform.needsHome', { remote });
  if (hasExpose(stable, 'office-frame')) return t('platform.needsOffice', { remote });
  return hasPage(stable, '/platform') ? t('platform.needsPlatform', { remote }) : null;
}

function hasExpose({ content }: ReleaseEntity, name: string): boolean {
  return content.exposes.some((expose) => expose.name === name);
}

function hasPage({ content }: ReleaseEntity, pattern: string): boolean {
  return content.routes.some((route) => route.pattern === pattern);
}
