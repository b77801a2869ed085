import { QueryFailedError } from 'typeorm';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
/** Codes of a transaction that the engine ended to resolve a deadlock, or whose lock was not granted in time. */
const LOCK_CONFLICTS = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'];
/** Codes of a disk that is full or read-only, and of a server that refuses writes during a failover. */
const NO_ROOM = [
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ENOSPC',
  'EDQUOT',
];
/** Codes of a time limit that ran out, here or at the server. */
const TIME_UP = ['DATABASE_TIME_UP', 'ER_STATEMENT_TIMEOUT', 'ER_QUERY_TIMEOUT'];
const AWAY_CODES = [
  ...LOCK_CONFLICTS,
  ...NO_ROOM,
  ...TIME_UP,
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'SQLITE_BUSY',
];
const AWAY_NAMES = ['CannotExecuteNotConnectedError', 'ConnectionIsNotSetError', 'DriverNotConnectedError', 'EntityMetadataNotFoundError'];
const AWAY_TEXTS = /Queue limit reached|in closed state|Pool is closed|not (?:yet )?(?:connected|initialized)|connection is not open/iu;

/** True when a unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof QueryFailedError && DUPLICATE.includes(codeOf(error));
}

/** Runs `write`; resolves to false when a unique index refused it. The index decides, so of two concurrent writes one succeeds. */
export async function unlessDuplicate(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** True when another transaction was in the way; the whole transaction may succeed when it is run again. */
export function isLockConflict(error: unknown): boolean {
  return LOCK_CONFLICTS.includes(codeOf(error));
}

/** True when the database is unavailable at the moment; the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? String(error.name) : '';
  const message = 'message' in error ? String(error.message) : '';
  return AWAY_CODES.includes(codeOf(error)) || AWAY_NAMES.includes(name) || AWAY_TEXTS.test(message);
}

/** Returns the driver's code of a failed query, or the system's code of a failed connection; '' for any other error. */
export function codeOf(error: unknown): string {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof source === 'object' && source !== null && 'code' in source ? String(source.code) : '';
}
