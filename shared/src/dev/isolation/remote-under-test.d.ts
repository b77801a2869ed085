declare module '@remote/routes' {
  import type { CreateRoutes } from '@alltalent/shared/federation';

  export const createRoutes: CreateRoutes;
}

declare module '@remote/join-panel' {
  import type { ComponentType } from 'react';

  export const JoinPanel: ComponentType<{
    readonly returnTo: string | null;
    readonly isResumed: boolean;
    readonly onDone: (path: string) => void;
    readonly onClose: () => void;
  }> | null;
}

declare module '@remote/remote.json' {
  import type { RouteRecord } from '@alltalent/shared/contracts';

  const remote: { readonly remote: string; readonly routes: readonly RouteRecord[] };
  export default remote;
}

declare module '@remote/qa-states.json' {
  import type { NamedState } from '@alltalent/shared/mocks';

  const states: readonly NamedState[];
  export default states;
}
