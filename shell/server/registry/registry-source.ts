import type { Registry, SignedKind, SignedText } from '@alltalent/shared/contracts';
import type { FrontDoorIdentity } from './front-door-header';

export type RegistryLog = { warn(context: object, message: string): void; info(context: object, message: string): void };

/** Ages in seconds: since the registry was signed, and since the control plane last confirmed it. Null when it never was. */
export type RegistryState = {
  readonly revision: number;
  readonly registry_age_s: number | null;
  readonly registry_confirmed_s: number | null;
};

export type RegistrySource = {
  /** Returns the last good registry; an empty one before the first and after the last has expired. */
  current(): Registry;
  state(): RegistryState;
  /** Returns whether a trusted key signed this text as this kind. */
  verify(kind: SignedKind, signed: SignedText): boolean;
  /** Requests the registry once. On failure, the last good registry stays in use. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
};

export type RegistryOptions = {
  readonly stateDir: string;
  /** Keys that may sign. When empty, the first key seen is trusted, and the keys its registries name. */
  readonly publicKeys: readonly string[];
  /** Origins that serve releases, this site included. */
  readonly origins: readonly string[];
  readonly log: RegistryLog;
  /** Identity for the status header sent to the backend; null sends none. */
  readonly identity?: FrontDoorIdentity | null;
  readonly now?: () => number;
};
