/** Replaces the federation runtime in the one bundle, which needs none. */
export function federationRuntime(): undefined {
  return undefined;
}
