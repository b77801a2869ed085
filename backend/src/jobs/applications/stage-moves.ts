import type { ClientStage } from '@alltalent/shared/contracts';
import type { Application, ApplicationsRepository } from './applications.repository';

/** `text` is what the client writes with it: for a self-tape, the instructions. */
export type Move = { readonly stage: ClientStage; readonly text: string; readonly dueOn: string };

/** Moves them and writes the step of each; answers them as they are then, `answeredAt` apart. */
export async function moveAll(
  applications: ApplicationsRepository,
  rows: readonly Application[],
  move: Move,
  now: number,
): Promise<Application[]> {
  const { stage, text, dueOn } = move;
  // Later than every step before, so that no two steps of one application are of the same moment.
  const at = rows.reduce((latest, { stageAt }) => Math.max(latest, stageAt + 1), now);
  const asked = stage === 'self-tape' ? { isTapeAsked: true, tapeInstructions: text, tapeDueOn: dueOn } : {};
  const changes = { ...asked, stage, stageAt: at };
  await applications.update(idsOf(rows), changes);
  const isAnswer = stage !== 'viewed';
  if (isAnswer) await applications.update(idsOf(rows.filter(({ answeredAt }) => answeredAt === null)), { answeredAt: at });
  await applications.addSteps(rows.map(({ id }) => ({ applicationId: id, stage, at, text })));
  return rows.map((row) => ({ ...row, ...changes }));
}

function idsOf(rows: readonly Application[]): number[] {
  return rows.map(({ id }) => id);
}
