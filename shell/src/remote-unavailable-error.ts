/** A remote whose code could not be loaded: not its release, and not the one before it. */
export class RemoteUnavailableError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${String(cause)}`, { cause });
    this.name = 'RemoteUnavailableError';
  }
}
