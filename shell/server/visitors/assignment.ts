import { createHash, randomBytes } from 'node:crypto';
import { bucketOf, type Experiment, variantAt, type Visitor } from '@alltalent/shared/contracts';

/** Limited by the size of the visitor cookie. */
const MOST_EXPERIMENTS = 20;

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/**
 * Returns the visitor with a variant for each experiment: the remembered one, whatever the weights are now, otherwise that
 * of their bucket. Paused experiments accept no new visitors; ended experiments are dropped.
 */
export function assign(known: Visitor | null, experiments: readonly Experiment[], newId = randomId): Visitor {
  const id = known?.id ?? newId();
  const assigned: Record<string, string> = {};
  for (const experiment of experiments.slice(0, MOST_EXPERIMENTS)) {
    const variant =
      rememberedIn(experiment, known) ?? (experiment.is_paused ? null : variantAt(experiment, bucketOf(experiment.salt, id, sha256)));
    if (variant !== null) assigned[experiment.name] = variant;
  }
  return { id, assigned };
}

function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the visitor with variants that they keep and count in none of. */
export function uncounted({ id, assigned }: Visitor): Visitor {
  return { id, assigned: Object.fromEntries(Object.entries(assigned).map(([name, variant]) => [name, variant.toLowerCase()])) };
}

/** Returns the remembered variant, as it was remembered; null when the experiment no longer has it. */
function rememberedIn({ name, variants }: Experiment, known: Visitor | null): string | null {
  const remembered = known?.assigned[name];
  return remembered !== undefined && variants.some(({ variant }) => variant === remembered.toUpperCase()) ? remembered : null;
}

export function isSameVisitor(one: Visitor, other: Visitor): boolean {
  const names = Object.keys(one.assigned);
  if (one.id !== other.id || names.length !== Object.keys(other.assigned).length) return false;
  return names.every((name) => one.assigned[name] === other.assigned[name]);
}
