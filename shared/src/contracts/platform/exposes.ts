import type { Expose, PageRelease } from './federation';

/** What a remote's webpack.config.ts says it exposes: its routes, and components for pages of others. './routes': './src/routes.ts'. */
export type Exposes = { readonly './routes': string; readonly [name: `./${string}`]: string };

/** The files of an exposed module; undefined where the release has no such module. */
export function exposeOf({ exposes }: Pick<PageRelease, 'exposes'>, name: string): Expose | undefined {
  return exposes.find((expose) => expose.name === name);
}
