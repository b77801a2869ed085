/** Keys of product-spec section 3 that are still written. They are hints for the first paint, never a proof. */
export type StorageKey =
  | 'user_id'
  | 'is_login'
  | 'redirection_from'
  | 'login_open'
  | 'currency_code'
  | 'currency_symbol'
  | 'country_code'
  | 'banner_paused'
  | 'applicants_view'
  | 'account_side'
  | 'upgrade_card_shown_at';

/** What a visitor chose, logged in or not. */
const CHOICES = [
  'currency_code',
  'currency_symbol',
  'country_code',
  'banner_paused',
  'applicants_view',
] as const satisfies readonly StorageKey[];

const memory = new Map<string, string>();

/** Local storage that falls back to memory where the browser refuses it (private mode, quota, server). */
export const storage = {
  get(key: StorageKey): string | null {
    try {
      return globalThis.localStorage?.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: StorageKey, value: string): void {
    memory.delete(key);
    try {
      globalThis.localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(...keys: readonly StorageKey[]): void {
    for (const key of keys) {
      memory.delete(key);
      try {
        globalThis.localStorage?.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    }
  },
  /** Reads the visitor's choices; returns a function that writes them back after the storage was cleared. */
  rememberChoices(): () => void {
    const stored = CHOICES.map((key) => [key, storage.get(key)] as const);
    return () => {
      for (const [key, value] of stored) if (value !== null) storage.set(key, value);
    };
  },
  /** Removes the password that earlier versions stored here; called at every start. */
  purgeSecrets(): void {
    for (const key of ['username', 'password']) {
      try {
        globalThis.localStorage?.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    }
  },
};
