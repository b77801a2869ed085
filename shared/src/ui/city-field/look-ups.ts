/** Nobody waits longer for a name to be found. */
const PATIENCE_MS = 5000;

const underWay = new Set<Promise<unknown>>();

/** Remembers a look-up until it has ended and its field shows what came of it. */
export function rememberLookUp<Found>(lookUp: Promise<Found>): Promise<Found> {
  underWay.add(lookUp);
  return lookUp.finally(() => underWay.delete(lookUp));
}

/** Resolves once the fields of the page show what they save, or after five seconds. */
export async function finishLookUps(): Promise<void> {
  if (underWay.size > 0) await withPatience(Promise.allSettled(underWay), undefined);
}

/** What is promised, or `otherwise` where that takes more than five seconds. */
export async function withPatience<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
