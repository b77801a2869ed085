import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { RemoteLoader } from '@alltalent/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { RemoteRoutes } from './remote-routes';
import type { PageBeacons } from '../reports/page-beacons';
import type { PageExposures } from '../reports/page-exposures';

export type RouterServices = {
  readonly remotes: readonly RemoteRecord[];
  readonly loader: RemoteLoader;
  readonly routes: RemoteRoutes;
  readonly queryClient: QueryClient;
  readonly beacons: PageBeacons;
  readonly exposures: PageExposures;
};

export const ROOT_ID = 'root';
