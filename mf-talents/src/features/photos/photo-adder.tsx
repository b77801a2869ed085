import type { RefObject } from 'react';
import { PhotoDrop } from './photo-drop';
import { UploadList } from './upload-list';
import { type RoomOfPhotos, usePhotoUploads } from './use-photo-uploads';

type PhotoAdderProps = { readonly profile: RoomOfPhotos; readonly buttonRef: RefObject<HTMLButtonElement | null> };

/** Separate from the grid, so that upload progress does not re-render it. */
export function PhotoAdder({ profile, buttonRef }: PhotoAdderProps) {
  const { add, ...queue } = usePhotoUploads(profile);
  return (
    <>
      <PhotoDrop onFiles={add} buttonRef={buttonRef} />
      <UploadList {...queue} />
    </>
  );
}
