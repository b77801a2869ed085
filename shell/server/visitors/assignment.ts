import { createHash, randomBytes } from 'node:crypto';
import { bucketOf, type Experiment, variantAt, type Visitor } from '@alltalent/shared/contracts';

/** A visitor's cookie holds so many. */
const MOST_EXPERIMENTS = 20;

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/**
 * The visitor with a variant in each experiment: the remembered one, whatever the weights are now, else the one of their
 * bucket. A paused experiment takes nobody new. What has ended is forgotten.
 */
export function assign(known: Visitor | null, experiments: readonly Experiment[]): Visitor {
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const assigned: Record<string, string> = {};
  for (const experiment of experiments.slice(0, MOST_EXPERIMENTS)) {
    const variant =
      rememberedIn(experiment, known) ?? (experiment.is_paused ? null : variantAt(experiment, bucketOf(experiment.salt, id, sha256)));
    if (variant !== null) assigned[experiment.name] = variant;
  }
  return { id, assigned };
}

/** A variant that was taken out of the experiment is no longer anybody's. */
function rememberedIn({ name, variants }: Experiment, known: Visitor | null): string | null {
  const remembered = known?.assigned[name];
  return variants.find(({ variant }) => variant === remembered)?.variant ?? null;
}

export function isSameVisitor(one: Visitor, other: Visitor): boolean {
  const names = Object.keys(one.assigned);
  if (one.id !== other.id || names.length !== Object.keys(other.assigned).length) return false;
  return names.every((name) => one.assigned[name] === other.assigned[name]);
}
