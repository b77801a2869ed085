import { PICTURE_SHAPES, type PictureOriginal, type PictureShape, type SitePicture } from '@alltalent/shared/contracts';
import { Alert, Button, SelectField, TextButton, TextField } from '@alltalent/shared/ui';
import { CropStage, largestCrop, type PictureCrop } from '@alltalent/shared/ui/picture-upload';
import { useState } from 'react';
import { t } from '../../messages/pictures';
import type { ChosenPicture } from './picture-place';
import styles from './pictures.module.css';
import { useCropping } from './use-cropping';

const MOST_ALT = 200;
const NAMES = { portrait: 'crop.portrait', landscape: 'crop.landscape', wide: 'crop.wide' } as const;

type CropStepProps = {
  readonly original: PictureOriginal;
  /** Picture whose part is chosen in the beginning. */
  readonly from?: SitePicture;
  readonly shapes: readonly PictureShape[];
  readonly alt: string;
  readonly onBack: () => void;
  readonly onDone: (picture: ChosenPicture) => void;
};

/** Chooses the part of a picture that is shown, and says what it shows. */
export function CropStep({ original, from, shapes, alt: known, onBack, onDone }: CropStepProps) {
  const [shape, setShape] = useState<PictureShape>(from && shapes.includes(from.shape) ? from.shape : (shapes[0] ?? 'portrait'));
  const startOf = (one: PictureShape) => (from?.shape === one ? from.crop : largestCrop(original, PICTURE_SHAPES[one]));
  const [crop, setCrop] = useState<PictureCrop>(() => startOf(shape));
  const [alt, setAlt] = useState(known);
  const { save, isSaving, failure, altError } = useCropping(onDone);
  const { name, image, width, height } = original;
  const changeShape = (chosen: PictureShape) => {
    setShape(chosen);
    setCrop(startOf(chosen));
  };
  return (
    <div className={styles.parts}>
      {shapes.length > 1 && (
        <SelectField
          name="shape"
          label={t('crop.shape')}
          value={shape}
          options={shapes.map((one) => ({ value: one, label: t(NAMES[one]) }))}
          onChange={(chosen) => changeShape(shapes.find((one) => one === chosen) ?? shape)}
        />
      )}
      <div>
        <CropStage
          key={shape}
          image={image}
          width={width}
          height={height}
          aspect={PICTURE_SHAPES[shape]}
          start={startOf(shape)}
          onCrop={setCrop}
        />
      </div>
      <TextField
        name="alt"
        label={t('crop.alt')}
        hint={t('crop.altHint')}
        value={alt}
        maxLength={MOST_ALT}
        onChange={setAlt}
        autoComplete="off"
        isRequired
        {...(altError !== '' && { error: altError })}
      />
      {failure !== '' && <Alert kind="error">{failure}</Alert>}
      <div className={styles.acts}>
        <Button variant="ink" isPending={isSaving} onClick={() => void save({ original: name, shape, crop, alt })}>
          {t('crop.use')}
        </Button>
        <TextButton onClick={onBack}>{t('crop.back')}</TextButton>
      </div>
    </div>
  );
}
