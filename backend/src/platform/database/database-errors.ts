import { QueryFailedError } from 'typeorm';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'EPIPE',
  'ENOTFOUND',
  'ER_CON_COUNT_ERROR',
  'SQLITE_BUSY',
];

/** A unique index said no: somebody else was first. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof QueryFailedError && DUPLICATE.includes(codeOf(error.driverError));
}

/** The database cannot be talked to at the moment; the same request may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof QueryFailedError) return UNREACHABLE.includes(codeOf(error.driverError));
  if (!(error instanceof Error)) return false;
  if (
    ['CannotExecuteNotConnectedError', 'ConnectionIsNotSetError', 'DriverNotConnectedError', 'ConnectionNotFoundError'].includes(error.name)
  )
    return true;
  return (
    UNREACHABLE.includes(codeOf(error)) ||
    /Queue limit reached|is not established|not (yet )?(connected|initialized)|No metadata/iu.test(error.message)
  );
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
