import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { changeAddressSchema, ENDPOINTS, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useProfileChange } from '../../../domain/own-profile/use-profile-change';
import styles from './profile-url.module.css';
import { profileUrlOf, splitSlug } from './slug-parts';

type SlugDraft = { readonly words: string };

/** Edits the readable part of the slug; the part chosen by the server stays. */
export function SlugForm({ slug }: { readonly slug: string }) {
  const { mutateAsync: change } = useProfileChange();
  const { words, suffix } = splitSlug(slug);
  const send = async (draft: SlugDraft, form: FormikHelpers<SlugDraft>) => {
    form.setStatus(undefined);
    try {
      await change(() => request(ENDPOINTS.changeAddress, changeAddressSchema.cast(draft)));
    } catch (error) {
      const ofField = error instanceof ApiError ? error.problem.fields?.['words'] : undefined;
      if (ofField === undefined) form.setStatus(refusalOf(error));
      else form.setFieldError('words', ofField);
    }
  };
  return (
    <Formik initialValues={{ words }} validationSchema={changeAddressSchema} validateOnBlur={false} onSubmit={send}>
      <Form noValidate className={styles.form}>
        <FormTextField
          name="words"
          label="Words of the address"
          maxLength={PROFILE_LIMITS.slugCharacters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={<Preview suffix={suffix} />}
        />
        <ChangeButton words={words} />
        <Failure />
      </Form>
    </Formik>
  );
}

function Preview({ suffix }: { readonly suffix: string }) {
  const { values } = useFormikContext<SlugDraft>();
  return <>It will be {profileUrlOf(values.words, suffix)}. The last part is ours: it keeps you from being found by guessing.</>;
}

function ChangeButton({ words }: SlugDraft) {
  const { values } = useFormikContext<SlugDraft>();
  if (values.words.trim().toLowerCase() === words) return null;
  return <SubmitButton variant="ink">Change the address</SubmitButton>;
}

function Failure() {
  const { status, isSubmitting } = useFormikContext();
  return typeof status === 'string' && !isSubmitting ? <Alert kind="error">{status}</Alert> : null;
}
