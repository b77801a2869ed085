import { useEffect, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import styles from './crop-stage.module.css';
import { mostZoom, type PictureCrop, steadyPlace, steadyZoom, toPercent, toPhotoCrop } from './crop-values';
import { t } from './messages';

const ZOOM_STEP = 0.01;
const ARROW_STEP_PX = 4;

export type CropStageProps = {
  /** Address of the picture before it is cropped: the site's own, as one made in the page would be of another kind. */
  readonly image: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Width of the part divided by its height. */
  readonly aspect: number;
  /** Part that is chosen in the beginning; without it the largest one in the middle. */
  readonly start?: PictureCrop;
  readonly onCrop: (crop: PictureCrop) => void;
};

/** Picture of which a part is chosen by dragging, by keys and by a slider. */
export function CropStage({ image, aspect, start, onCrop, ...size }: CropStageProps) {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const most = mostZoom(size, aspect);
  const isShown = useShown();
  return (
    <>
      <div className={styles.stage}>
        {isShown && (
          <Cropper
            image={image}
            aspect={aspect}
            crop={place}
            zoom={zoom}
            maxZoom={most}
            keyboardStep={ARROW_STEP_PX}
            {...(start && { initialCroppedAreaPercentages: toPercent(start) })}
            onCropChange={(next) => setPlace((known) => steadyPlace(known, next))}
            onZoomChange={(next) => setZoom((known) => steadyZoom(known, next, most))}
            onCropComplete={(area: Area) => onCrop(toPhotoCrop(area))}
            disableAutomaticStylesInjection
            classes={{ containerClassName: styles.container, mediaClassName: styles.media, cropAreaClassName: styles.area }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <span>{t('crop.zoom')}</span>
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
      <p className={styles.hint}>{t('crop.hint')}</p>
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
