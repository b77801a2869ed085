import { upload } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnProfile, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { usePendingChange } from '../../domain/own-profile/pending-changes';
import { storeOwnProfile } from '../../domain/own-profile/use-profile-change';
import { type PhotoUpload, UploadQueue } from './upload-queue';

export type PhotoUploads = {
  readonly uploads: readonly PhotoUpload[];
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
};

/** Photos of a profile, and how many it has room for. */
export type RoomOfPhotos = Pick<OwnProfile, 'photos' | 'photos_limit'>;

/**
 * Uploads go on while the owner looks at another page; what came in is there on the way back. The profile is submitted
 * once they are through.
 */
export function usePhotoUploads({ photos, photos_limit = PROFILE_LIMITS.photos }: RoomOfPhotos): PhotoUploads {
  const queryClient = useQueryClient();
  const [queue] = useState(() => createQueue(queryClient));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  usePendingChange('photos', () => queue.finish());
  return {
    uploads,
    add: (files) => queue.add(files, photos_limit - photos.length),
    cancel: (id) => queue.cancel(id),
    retry: (id) => queue.retry(id),
  };
}

function createQueue(queryClient: QueryClient): UploadQueue {
  return new UploadQueue(async (file, options) => {
    const { data } = await upload(ENDPOINTS.addPhoto, file, options);
    storeOwnProfile(queryClient, data);
  });
}
