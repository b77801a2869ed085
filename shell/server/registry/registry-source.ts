import type { Registry, SignedKind, SignedText } from '@alltalent/shared/contracts';
import type { FrontDoorIdentity } from './front-door-header';

export type RegistryLog = { warn(context: object, message: string): void; info(context: object, message: string): void };

/** Ages in seconds: since the registry was signed, and since the control plane last confirmed it. Null: never. */
export type RegistryState = {
  readonly revision: number;
  readonly registry_age_s: number | null;
  readonly registry_confirmed_s: number | null;
};

export type RegistrySource = {
  /** The last good registry; one without remotes before the first, and once the last has expired. */
  current(): Registry;
  state(): RegistryState;
  /** True for a text of this kind that a key of the registry signed. */
  verify(kind: SignedKind, signed: SignedText): boolean;
  /** Asks the control plane once; keeps the last good registry when it does not answer or answers nonsense. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
};

export type RegistryOptions = {
  readonly stateDir: string;
  /** The keys that may sign; none: the first one seen, and those it names. */
  readonly publicKeys: readonly string[];
  /** Hosts that serve releases, this one included. */
  readonly origins: readonly string[];
  readonly log: RegistryLog;
  /** How it signs what it says of itself to the backend; null: it says nothing. */
  readonly identity?: FrontDoorIdentity | null;
  readonly now?: () => number;
};
