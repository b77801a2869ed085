const STORED = 'office_keys';

/** Whether this browser uses single keys in queues; chosen in the list of keys. */
export const keyChoice = {
  read(): boolean {
    try {
      return globalThis.localStorage?.getItem(STORED) !== 'off';
    } catch {
      return true;
    }
  },
  write(isOn: boolean): void {
    try {
      globalThis.localStorage?.setItem(STORED, isOn ? 'on' : 'off');
    } catch {
      // The choice holds for this page.
    }
  },
};
