import { createRequire } from 'node:module';

/** Returns the driver that this machine can run, for the option of TypeORM of this name. */
export function sqliteDriver(): unknown {
  // oxlint-disable-next-line house/no-import-meta -- the package of the backend lies where the running program finds it
  return createRequire(import.meta.url)('@alltalent/backend/sqlite-driver');
}
