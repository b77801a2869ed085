import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { TextButton } from '@alltalent/shared/ui';
import { hasStoredUpload } from '@alltalent/shared/ui/video-upload/stored';
import { useState } from 'react';
import { tapeText } from '../../domain/tape/messages';
import { t } from '../../messages';
import { TapeLinkForm } from './tape-link-form';
import css from './self-tape.module.css';
import type { SelfTapeFormProps } from './self-tape-form-props';
import { tapePlaceOf } from './tape-place';

const TapeUploadForm = lazySection<SelfTapeFormProps>({
  name: 'jobs.tape-upload-form',
  load: () => import(/* webpackChunkName: "jobs.tape-upload-form" */ './tape-upload-form').then((part) => part.TapeUploadForm),
  loading: tapeText('tape.loadingForm'),
  failure: t('forms.notLoaded'),
  height: '11rem',
});

/** A self-tape is a link or an uploaded video. An upload that was begun is shown again after a reload. */
export function SelfTapeForm(props: SelfTapeFormProps) {
  const [isUpload, setIsUpload] = useState(() => hasStoredUpload(tapePlaceOf(props.id)));
  const Shown = isUpload ? TapeUploadForm : TapeLinkForm;
  return (
    <div className={css.ways}>
      <Shown {...props} />
      <TextButton className={css.way} onClick={() => setIsUpload(!isUpload)}>
        {isUpload ? tapeText('tape.linkInstead') : tapeText('tape.uploadInstead')}
      </TextButton>
    </div>
  );
}
