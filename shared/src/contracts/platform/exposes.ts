import type { Expose, PageRelease } from './federation';

/** Modules that a remote can expose: its routes, which every remote has, the join panel of the login's remote, the frame of the office. */
export type ExposeName = 'routes' | 'join-panel' | 'office-frame';

/** What a remote's webpack.config.ts says it exposes: './routes': './src/routes.ts'. */
export type Exposes = Readonly<Record<'./routes', string> & Partial<Record<`./${ExposeName}`, string>>>;

/** The files of an exposed module; undefined where the release has no such module. */
export function exposeOf({ exposes }: Pick<PageRelease, 'exposes'>, name: ExposeName): Expose | undefined {
  return exposes.find((expose) => expose.name === name);
}
