import type { PictureOriginal, PictureShape, SitePicture } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages/pictures';
import type { ChosenPicture } from './picture-place';
import { CropStep } from './crop-step';
import { ShippedPictures } from './shipped-pictures';
import { UploadPart } from './upload-part';
import { UploadedPictures } from './uploaded-pictures';
import styles from './pictures.module.css';

export type PictureDialogProps = {
  /** Shapes that fit the place. */
  readonly shapes: readonly PictureShape[];
  /** What the form says about the picture already. */
  readonly alt: string;
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
};

type Cropped = { readonly original: PictureOriginal; readonly from?: SitePicture };

/** Chooses a picture for a text: an uploaded one, a new upload, or one of the site. A new one is cropped first. */
export function PictureDialog({ shapes, alt, onChoose, onClose }: PictureDialogProps) {
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const crop = (from: SitePicture) => setCropped({ original: from.original, from });
  const choose = (picture: SitePicture) => (shapes.includes(picture.shape) ? onChoose(picture) : crop(picture));
  return (
    <Dialog isOpen onClose={onClose} title={t(cropped ? 'dialog.cropTitle' : 'dialog.title')} className={styles.dialog}>
      {cropped ? (
        <CropStep {...cropped} shapes={shapes} alt={cropped.from?.alt ?? alt} onBack={() => setCropped(null)} onDone={onChoose} />
      ) : (
        <div className={styles.parts}>
          <UploadPart onUploaded={(original) => setCropped({ original })} />
          <UploadedPictures onChoose={choose} onCrop={crop} />
          <ShippedPictures onChoose={(name) => onChoose({ name, alt: '' })} />
        </div>
      )}
    </Dialog>
  );
}
