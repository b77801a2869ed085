import { assetUrl } from '@alltalent/shared/api';
import { isPictureName, picturePath, type TextKind } from '@alltalent/shared/contracts';
import { Button, Picture, TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { t } from '../../messages/pictures';
import type { PictureDialogProps } from './picture-dialog';
import { type ChosenPicture, altPathOf, shapesOf } from './picture-place';
import styles from './pictures.module.css';

const PictureDialog = lazyDialog<PictureDialogProps>(() =>
  import(/* webpackChunkName: "office.pictures" */ './picture-dialog').then((part) => part.PictureDialog),
);

type PictureFieldProps = {
  readonly name: string;
  readonly path: string;
  readonly kind: TextKind;
  /** Left out where a text field above has the label and the error. */
  readonly label?: string;
};

/** Picture of a text: what is chosen, and buttons that choose another or none. What it shows is written in the field beside it. */
export function PictureField({ name, path, kind, label }: PictureFieldProps) {
  const id = useId();
  const [{ value }, { error }] = useField<string>(path);
  const altPath = altPathOf(path, name);
  const [{ value: alt }] = useField<string>(altPath);
  const { setFieldValue } = useFormikContext();
  const [isChoosing, setIsChoosing] = useState(false);
  const isShown = isPictureName(value);
  const take = (chosen: ChosenPicture) => {
    void setFieldValue(path, chosen.name, false);
    void setFieldValue(altPath, chosen.alt, false);
    setIsChoosing(false);
  };
  const remove = () => {
    void setFieldValue(path, '', false);
    void setFieldValue(altPath, '', false);
  };
  return (
    <div className={styles.field} {...(label !== undefined && { role: 'group', 'aria-labelledby': id })}>
      {label !== undefined && (
        <span className={styles.label} id={id}>
          {label}
        </span>
      )}
      <div className={styles.chosen}>
        {isShown && <Picture className={styles.thumb} src={assetUrl(picturePath(value))} alt={alt} width={320} height={400} sizes="6rem" />}
        <span className={styles.acts}>
          <Button
            variant="line"
            size="small"
            onClick={() => setIsChoosing(true)}
            {...(label !== undefined && error !== undefined && { 'data-invalid': true, 'aria-describedby': `${id}-error` })}
          >
            {t(isShown ? 'field.change' : 'field.choose')}
          </Button>
          {isShown && <TextButton onClick={remove}>{t('field.remove')}</TextButton>}
        </span>
      </div>
      {label !== undefined && error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {isChoosing && (
        <PictureDialog shapes={shapesOf(name, kind)} alt={isShown ? '' : alt} onChoose={take} onClose={() => setIsChoosing(false)} />
      )}
    </div>
  );
}
