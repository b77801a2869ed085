import type { FederationRuntime } from '@alltalent/shared/federation';

declare const __webpack_require__: { readonly federation: { readonly instance: FederationRuntime } };

/** The federation instance webpack made for the shell; it knows no remote until the registry names them. */
export function federationRuntime(): FederationRuntime {
  return __webpack_require__.federation.instance;
}
