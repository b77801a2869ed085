/** Text that outlives a reload of this tab, where the browser keeps any. */
export const tabMemory = {
  read(key: string): string | null {
    try {
      return globalThis.sessionStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key: string, text: string | null): void {
    try {
      if (text === null) globalThis.sessionStorage?.removeItem(key);
      else globalThis.sessionStorage?.setItem(key, text);
    } catch {
      // Not kept: what was typed lives as long as the page.
    }
  },
};
