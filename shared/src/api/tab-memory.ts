const memory = new Map<string, string>();

/** Text that survives a reload of this tab; without session storage it lives as long as the page. */
export const tabMemory = {
  read(key: string): string | null {
    try {
      return globalThis.sessionStorage?.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  write(key: string, text: string | null): void {
    memory.delete(key);
    try {
      if (text === null) globalThis.sessionStorage?.removeItem(key);
      else globalThis.sessionStorage?.setItem(key, text);
    } catch {
      if (text !== null) memory.set(key, text);
    }
  },
};
