import type { Registry, SignedText } from '@alltalent/shared/contracts';

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
  /** True for a text that the key of the registry signed. */
  verify(signed: SignedText): boolean;
  /** Asks the control plane once; keeps the last good registry when it does not answer or answers nonsense. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
};
