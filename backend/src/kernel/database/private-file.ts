import { chmodSync, closeSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;
/** Endings of the files that SQLite writes beside a database; new ones get the database's own permissions. */
const COMPANIONS = ['', '-wal', '-shm'];

/** Restricts a database file, new or old, and its companions to the account that runs the process. */
export function restrictToOwner(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const end of COMPANIONS) narrow(`${file}${end}`);
}

/** Ignores a missing companion and a file of another account, whose permissions that account must set. */
function narrow(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    return;
  }
}
