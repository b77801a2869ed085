/** In place of a name: the document knew no remote at all, so only a new document helps. */
export const EVERY_REMOTE = 'every remote';

/** A remote, or a page of one, whose code could not be loaded: not its release, and not the one before it. */
export class RemoteUnavailableError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
    /** True: its files are gone, and only a new document knows those that took their place. */
    readonly isOutdated = false,
  ) {
    super(`${remote} could not be loaded: ${String(cause)}`, { cause });
    this.name = 'RemoteUnavailableError';
  }
}
