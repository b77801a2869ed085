import type { ComponentType } from 'react';
import type { RouteRecord } from '../../contracts/platform/federation';
import type { CreateRoutes, JoinPanelProps } from '../../federation';
import type { NamedState } from '../mocks/named-states';

/** What the frame knows of the remote in it. */
export type FramedRemote = {
  readonly remote: string;
  readonly routes: readonly Pick<RouteRecord, 'id' | 'pattern' | 'title' | 'scheme'>[];
  /** From the remote's qa-states.json. */
  readonly states: readonly NamedState[];
  /** Exposed next to the routes by the login's remote. */
  readonly JoinPanel?: ComponentType<JoinPanelProps>;
};

/** Remote that runs on a page of its own. */
export type Isolated = FramedRemote & { readonly createRoutes: CreateRoutes };
