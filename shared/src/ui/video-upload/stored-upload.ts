import { storage } from '@alltalent/shared/api';

/** Where an upload of a place is stored, by account: another account of this browser does not find it. */
export function storedUploadKey(place: string): string {
  return `alltalent.video-upload.v1.${storage.get('user_id') ?? ''}.${place}`;
}

/** Tells whether an upload was begun at a place, without the code of uploads. */
export function hasStoredUpload(place: string): boolean {
  try {
    return globalThis.localStorage.getItem(storedUploadKey(place)) !== null;
  } catch {
    return false;
  }
}
