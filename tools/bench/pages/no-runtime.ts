/** One bundle needs no federation. */
export function federationRuntime(): undefined {
  return undefined;
}
