import type { RemoteLoader } from '@alltalent/shared/federation';
import { RemoteLoaderContext } from '@alltalent/shared/state';
import { type ComponentType, use, useEffect, useState } from 'react';
import type { ExposedName } from './exposed-component';

type Loading<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> };

type Outcome<Props> = { readonly attempt: number; readonly Part: ComponentType<Props> | null };
type Loader = Pick<RemoteLoader, 'load'>;

/** Modules that came, so that the next page of a section shows the part in its first render. */
const arrived = new WeakMap<Loader, Map<string, unknown>>();

/** Loads a component of another remote at run time. The shell's loader checks it and reports how loading went. */
export function useExposedComponent<Props>({ remote, expose, component }: ExposedName): Loading<Props> {
  const loader = use(RemoteLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Props> | null>(() => {
    const Part = componentOf<Props>(loader && arrived.get(loader)?.get(`${remote}/${expose}`), component);
    return Part && { attempt: 0, Part };
  });
  const isDone = outcome?.attempt === attempt;
  useEffect(() => {
    if (isDone) return undefined;
    let isCurrent = true;
    const finish = (Part: Outcome<Props>['Part']) => {
      if (isCurrent) setOutcome({ attempt, Part });
    };
    loadOnce(loader, remote, expose).then(
      (module) => finish(componentOf(module, component)),
      () => finish(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, component, attempt, isDone]);
  if (!isDone) return { status: 'loading' };
  if (!outcome.Part) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', Part: outcome.Part };
}

async function loadOnce(loader: Loader | null, remote: string, expose: string): Promise<unknown> {
  const module = await loader?.load(remote, expose);
  if (loader) arrived.set(loader, (arrived.get(loader) ?? new Map<string, unknown>()).set(`${remote}/${expose}`, module));
  return module;
}

function componentOf<Props>(module: unknown, name: string): ComponentType<Props> | null {
  if (typeof module !== 'object' || module === null) return null;
  const component = (module as Readonly<Record<string, unknown>>)[name];
  return typeof component === 'function' ? (component as ComponentType<Props>) : null;
}
