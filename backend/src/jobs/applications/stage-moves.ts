import type { ClientStage } from '@alltalent/shared/contracts';
import type { Application, ApplicationsRepository } from './applications.repository';

/** A move to a stage. `text` is the client's message, for a self-tape the instructions; `dueOn` is YYYY-MM-DD or ''. */
export type Move<Stage extends ClientStage = ClientStage> = { readonly stage: Stage; readonly text: string; readonly dueOn: string };

/** Moves applications, stores a step for each and returns them as moved, but with `answeredAt` as it was before. */
export async function moveAll(
  applications: ApplicationsRepository,
  rows: readonly Application[],
  move: Move,
  now: number,
): Promise<Application[]> {
  const { stage, text, dueOn } = move;
  // Later than every former step, so that no two steps of one application have the same time.
  const at = rows.reduce((latest, { stageAt }) => Math.max(latest, stageAt + 1), now);
  const asked = stage === 'self-tape' ? { isTapeAsked: true, tapeInstructions: text, tapeDueOn: dueOn } : {};
  const changes = { ...asked, stage, stageAt: at };
  await applications.update(idsOf(rows), changes);
  const isReply = stage !== 'viewed';
  if (isReply) await applications.update(idsOf(rows.filter(({ answeredAt }) => answeredAt === null)), { answeredAt: at });
  await applications.addSteps(rows.map(({ id }) => ({ applicationId: id, stage, at, text })));
  return rows.map((row) => ({ ...row, ...changes }));
}

function idsOf(rows: readonly Application[]): number[] {
  return rows.map(({ id }) => id);
}
