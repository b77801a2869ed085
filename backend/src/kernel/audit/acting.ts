import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of `actor`: the id of a staff account, or 'system:' and the name of a system account. */
export function actingAs<T>(actor: string, work: () => T): T {
  return current.run(actor, work);
}

/** Returns the actor on whose behalf the calling code runs. Throws outside `actingAs`. */
export function actor(): string {
  const name = current.getStore();
  if (name === undefined) throw new Error('No actor is set: the audit trail needs actingAs around the work.');
  return name;
}
