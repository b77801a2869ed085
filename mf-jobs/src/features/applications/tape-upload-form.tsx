import { ApiError, messageOf } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { SubmitButton } from '@alltalent/shared/ui/form';
import { finishVideoUpload, VideoUpload } from '@alltalent/shared/ui/video-upload';
import { Form, Formik, type FormikHelpers } from 'formik';
import { tapeText } from '../../domain/tape/messages';
import type { SelfTapeFormProps } from './self-tape-form-props';
import css from './self-tape.module.css';
import { tapePlaceOf } from './tape-place';
import { useApplicationChange } from './use-application-change';

type Values = { readonly video_id: string };

/** Uploads a video and sends it once it is ready. */
export function TapeUploadForm({ id, role, isReplacing, onDone }: SelfTapeFormProps) {
  const { mutateAsync: send } = useApplicationChange(ENDPOINTS.sendSelfTape, onDone);
  const upload = { place: tapePlaceOf(id), purpose: 'self-tape' } as const;
  const handleSubmit = async ({ video_id }: Values, form: FormikHelpers<Values>) => {
    try {
      await send({ id, video_id });
      finishVideoUpload(upload);
    } catch (error) {
      form.setFieldError('video_id', refusalOfVideo(error));
    }
  };
  return (
    <Formik<Values>
      initialValues={{ video_id: '' }}
      validate={validate}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ errors, submitCount, setFieldValue, setErrors }) => (
        <Form className={css.form} noValidate aria-label={tapeText('tape.videoTitle', { role })}>
          <VideoUpload
            {...upload}
            label={tapeText('tape.uploadLabel')}
            error={submitCount > 0 ? errors.video_id : undefined}
            onChange={(video) => {
              setErrors({});
              void setFieldValue('video_id', video, false);
            }}
          />
          <SubmitButton>{isReplacing ? tapeText('tape.sendInstead') : tapeText('tape.send')}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

const validate = ({ video_id: video }: Values) => (video === '' ? { video_id: tapeText('tape.notReady') } : {});

function refusalOfVideo(error: unknown): string {
  return (error instanceof ApiError ? error.problem.fields?.['video_id'] : undefined) ?? messageOf(error);
}
