import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert } from '@alltalent/shared/ui';
import { useEffect, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { mostZoom, PORTRAIT, steadyPlace, steadyZoom, toPercent, toPhotoCrop } from './photo-crop';
import { useCropSaving } from './use-crop-saving';
import styles from './crop-dialog.module.css';

const ZOOM_STEP = 0.01;
const ARROW_STEP_PX = 4;

export type CropDialogProps = { readonly photo: ProfilePhoto; readonly isOpen: boolean; readonly onClose: () => void };

/** Chooses the part of a photo that is shown. */
export function CropDialog({ photo, isOpen, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(photo.crop);
  const { save, isSaving, failure } = useCropSaving(photo.id, onClose);
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
      <CropStage photo={photo} onCrop={setCrop} />
      {failure !== '' && <Alert kind="error">{failure}</Alert>}
    </Dialog>
  );
}

/** Its address is the site's own: a picture made in the page would need an address of another kind. */
const largeOf = ({ original }: ProfilePhoto) => original.replace(/-640\.webp$/u, '-1280.webp');

function CropStage({ photo, onCrop }: { readonly photo: ProfilePhoto; readonly onCrop: (crop: ProfilePhoto['crop']) => void }) {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const most = mostZoom(photo);
  const isShown = useShown();
  return (
    <>
      <div className={styles.stage}>
        {isShown && (
          <Cropper
            image={largeOf(photo)}
            aspect={PORTRAIT}
            crop={place}
            zoom={zoom}
            maxZoom={most}
            keyboardStep={ARROW_STEP_PX}
            initialCroppedAreaPercentages={toPercent(photo.crop)}
            onCropChange={(next) => setPlace((known) => steadyPlace(known, next))}
            onZoomChange={(next) => setZoom((known) => steadyZoom(known, next, most))}
            onCropComplete={(area: Area) => onCrop(toPhotoCrop(area))}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container,
              mediaClassName: styles.media,
              cropAreaClassName: styles.area,
            }}
            cropperProps={{ 'aria-label': 'The part that is shown. The arrow keys move the photo below it.' }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={most}
          step={ZOOM_STEP}
          value={zoom}
          disabled={most === 1}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => setZoom(Number(target.value))}
          data-autofocus
        />
      </label>
      <p className={styles.hint}>Drag the photo, or move it with the arrow keys while the frame has the focus.</p>
    </>
  );
}

/** True once the dialog is open: before that nothing in it has a size, and a picture known already would be placed by none. */
function useShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
