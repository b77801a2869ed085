import { storedUploadKey } from './stored-upload';

const KEPT_MS = 30 * 24 * 3_600_000;

/** An upload that this browser began: a page cannot keep the file, so it is recognised by what it looks like. */
export type StoredUpload = {
  readonly address: string;
  readonly name: string;
  readonly bytes: number;
  /** Time of the file's last change, epoch ms. */
  readonly changed_at: number;
  readonly sent: number;
  /** True once the last byte was sent. */
  readonly is_sent: boolean;
  /** Epoch ms. */
  readonly stored_at: number;
};

/** Uploads by account and place. */
export const uploadMemory = {
  read(place: string): StoredUpload | null {
    try {
      const stored: unknown = JSON.parse(globalThis.localStorage.getItem(storedUploadKey(place)) ?? 'null');
      return isStored(stored) && Date.now() - stored.stored_at < KEPT_MS ? stored : null;
    } catch {
      return null;
    }
  },
  write(place: string, upload: Omit<StoredUpload, 'stored_at'> | null): void {
    try {
      if (upload === null) globalThis.localStorage.removeItem(storedUploadKey(place));
      else globalThis.localStorage.setItem(storedUploadKey(place), JSON.stringify({ ...upload, stored_at: Date.now() }));
    } catch {
      // Without a storage the upload works, but not past a reload.
    }
  },
};

/** Id of the video that an upload's address names. */
export function videoIdOf(address: string): string {
  return address.split('?')[0]?.split('/').at(-1) ?? '';
}

/** Tells whether this is the file that was begun to be sent. */
export function isSameFile(file: File, { name, bytes, changed_at }: StoredUpload): boolean {
  return file.name === name && file.size === bytes && file.lastModified === changed_at;
}

function isStored(value: unknown): value is StoredUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { address, name, bytes, changed_at, sent, is_sent, stored_at } = value as Record<string, unknown>;
  const numbers = [bytes, changed_at, sent, stored_at];
  return [address, name].every((text) => typeof text === 'string') && numbers.every(Number.isFinite) && typeof is_sent === 'boolean';
}
