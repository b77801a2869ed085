import { chmodSync, closeSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;
/** SQLite keeps these beside a database; new ones have the rights of the database itself. */
const COMPANIONS = ['', '-wal', '-shm'];

/** Sees to it that a database file, new or old, can be read by this account alone. */
export function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const end of COMPANIONS) narrow(`${file}${end}`);
}

/** A companion may be missing, and a file of another account is for that account to narrow. */
function narrow(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    return;
  }
}
