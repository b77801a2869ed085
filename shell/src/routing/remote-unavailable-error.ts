/** Name used when the document lists no remotes, so that only a new document helps. */
export const EVERY_REMOTE = 'every remote';

/** Error of a remote or page whose code could not be loaded, neither from its release nor from the fallback. */
export class RemoteUnavailableError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
    /** Whether its files are gone, so that only a new document knows their replacements. */
    readonly isOutdated = false,
  ) {
    super(`${remote} could not be loaded: ${String(cause)}`, { cause });
    this.name = 'RemoteUnavailableError';
  }
}
