import type { FederationRuntime } from '@alltalent/shared/federation';

declare const __webpack_require__: { readonly federation: { readonly instance: FederationRuntime } };

/** Returns the federation instance that webpack created for the shell. It has no remotes until the registry adds them. */
export function federationRuntime(): FederationRuntime {
  return __webpack_require__.federation.instance;
}
