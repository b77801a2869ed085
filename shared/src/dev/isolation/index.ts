export type { FramedRemote } from './isolated';
export { IsolatedSite, isolatedRoutes } from './isolated-site';
