export type { CreateRoutes, RoutesModule, ShellServices } from './create-routes';
export { faultOf } from './fault-of';
export { failedFile, isFileGone } from './failed-file';
export type { JoinPanelProps } from './join-panel';
export { beginningLike, matchRemoteRoute, type RouteMatch } from './match-route';
export type { OfficeFrameProps, OfficeTools } from './office-frame';
export { createRemoteLoader, type FederationRuntime, type LoaderOptions, type RemoteLoader } from './remote-loader';
export { headStartOf, pageClock, tryInTime, within } from './time-budget';
