import { type ComponentType, use, useEffect, useState } from 'react';
import { RemoteLoaderContext } from './remote-loader-context';

export const JOIN_REMOTE = 'mf_auth';

/** Props of the component that the login's remote exposes as `./join-panel`. */
export type JoinPanelProps = {
  readonly returnTo: string | null;
  /** Whether the panel resumes a sign-in that this browser has started. */
  readonly isResumed: boolean;
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
};

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly JoinPanel: ComponentType<JoinPanelProps> };

type Outcome = { readonly attempt: number; readonly JoinPanel: ComponentType<JoinPanelProps> | null };

export function useJoinPanelModule(): Loading {
  const loader = use(RemoteLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const finish = (JoinPanel: Outcome['JoinPanel']) => {
      if (isCurrent) setOutcome({ attempt, JoinPanel });
    };
    Promise.resolve(loader?.load(JOIN_REMOTE, 'join-panel')).then(
      (module) => finish(isJoinPanelModule(module) ? module.JoinPanel : null),
      () => finish(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, attempt]);
  if (outcome?.attempt !== attempt) return { status: 'loading' };
  if (!outcome.JoinPanel) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', JoinPanel: outcome.JoinPanel };
}

function isJoinPanelModule(module: unknown): module is { readonly JoinPanel: ComponentType<JoinPanelProps> } {
  return typeof module === 'object' && module !== null && 'JoinPanel' in module && typeof module.JoinPanel === 'function';
}
