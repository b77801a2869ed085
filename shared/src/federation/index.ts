export type { CreateRoutes, RoutesModule, ShellServices } from './create-routes';
export { matchRemoteRoute, type RouteMatch } from './match-route';
export { createRemoteLoader, type FederationRuntime, type LoaderOptions, type RemoteLoader } from './remote-loader';
