import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Alert, Button, Dialog } from '@alltalent/shared/ui';
import { CropStage } from '@alltalent/shared/ui/picture-upload';
import { useState } from 'react';
import { useCropSaving } from './use-crop-saving';
import styles from './crop-dialog.module.css';

/** Width of a portrait by its height. */
const PORTRAIT = 4 / 5;

export type CropDialogProps = { readonly photo: ProfilePhoto; readonly isOpen: boolean; readonly onClose: () => void };

/** Chooses the part of a photo that is shown. */
export function CropDialog({ photo, isOpen, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(photo.crop);
  const { save, isSaving, failure } = useCropSaving(photo.id, onClose);
  const { width, height } = photo;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Crop the photo"
      className={styles.dialog ?? ''}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button isPending={isSaving} onClick={() => void save(crop)}>
            Save
          </Button>
        </>
      }
    >
      <CropStage image={largeOf(photo)} width={width} height={height} aspect={PORTRAIT} start={photo.crop} onCrop={setCrop} />
      {failure !== '' && <Alert kind="error">{failure}</Alert>}
    </Dialog>
  );
}

const largeOf = ({ original }: ProfilePhoto) => original.replace(/-640\.webp$/u, '-1280.webp');
