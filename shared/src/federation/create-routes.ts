import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** What the shell gives every remote. */
export type ShellServices = { readonly queryClient: QueryClient };

/**
 * The one thing a remote's `./routes` exposes: route objects with the ids and patterns its remote.json declares.
 * They become children of the shell's frame.
 */
export type CreateRoutes = (services: ShellServices) => RouteObject[];

export type RoutesModule = { readonly createRoutes: CreateRoutes };
