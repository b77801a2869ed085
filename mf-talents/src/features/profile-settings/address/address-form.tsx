import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { changeAddressSchema, ENDPOINTS, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Notice } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useProfileChange } from '../../../domain/own-profile/use-profile-change';
import styles from './address.module.css';
import { joinAddress, splitAddress } from './address-words';

type AddressDraft = { readonly words: string };

/** The readable words of the address; what the server drew stays. */
export function AddressForm({ slug }: { readonly slug: string }) {
  const { mutateAsync: change } = useProfileChange();
  const { words, drawn } = splitAddress(slug);
  const send = async (draft: AddressDraft, form: FormikHelpers<AddressDraft>) => {
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
    <Formik initialValues={{ words }} validationSchema={changeAddressSchema} onSubmit={send}>
      <Form noValidate className={styles.form}>
        <FormTextField
          name="words"
          label="Words of the address"
          maxLength={PROFILE_LIMITS.slugCharacters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={<Preview drawn={drawn} />}
        />
        <ChangeButton words={words} />
        <Failure />
      </Form>
    </Formik>
  );
}

function Preview({ drawn }: { readonly drawn: string }) {
  const { values } = useFormikContext<AddressDraft>();
  return <>It will be {joinAddress(values.words, drawn)}. The last part is ours: it keeps you from being found by guessing.</>;
}

function ChangeButton({ words }: AddressDraft) {
  const { values } = useFormikContext<AddressDraft>();
  if (values.words.trim().toLowerCase() === words) return null;
  return <SubmitButton variant="ink">Change the address</SubmitButton>;
}

function Failure() {
  const { status, isSubmitting } = useFormikContext();
  return typeof status === 'string' && !isSubmitting ? <Notice kind="error">{status}</Notice> : null;
}
