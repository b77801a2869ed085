import { ApiError, messageOf } from '@alltalent/shared/api';
import { experimentNameSchema, type RemoteStatus } from '@alltalent/shared/contracts';
import { Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { weightOf } from './percent-of-visitors';
import { percentageSchema } from './percentage-schema';
import css from './releases.module.css';
import { useChange } from './use-change';

const LETTERS = ['B', 'C', 'D', 'E', 'F'].map((letter) => ({ value: letter, label: letter }));

type Values = { readonly experiment: string; readonly variant: string; readonly weight: string; readonly reason: string };
type StartTestDialogProps = Pick<RemoteStatus, 'remote' | 'experiment'> & { readonly version: string; readonly onClose: () => void };

const schema = object({
  experiment: experimentNameSchema.required('Give the test a name'),
  variant: string().required(),
  weight: percentageSchema,
});

/** A part of the visitors gets this release: a test begins, or the one that runs has one variant more. */
export function StartTestDialog({ remote, experiment, version, onClose }: StartTestDialogProps) {
  const { mutateAsync } = useChange(onClose);
  const handleSubmit = async ({ weight, ...values }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await mutateAsync({ ...values, remote, version, action: 'experiment', weight: weightOf(weight) ?? 0, even_withdrawn: false });
    } catch (error) {
      const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
      form.setErrors({ ...fields });
      // An error may have no field here: the version, which was withdrawn meanwhile.
      if (!Object.keys(fields).some((name) => name in schema.fields)) form.setStatus(messageOf(error));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Test ${version}?`}>
      <Formik<Values>
        initialValues={{ experiment: experiment?.name ?? '', variant: 'B', weight: '10', reason: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={css.form} noValidate>
            <p>New visitors of {remote} split by the weight; the others keep A. Each visitor keeps the release they get.</p>
            <FormTextField name="experiment" label="Name of the test" readOnly={experiment !== null} />
            <FormSelectField name="variant" label="Variant" options={LETTERS} />
            <FormTextField name="weight" label="Percent of visitors" inputMode="decimal" />
            <FormTextField name="reason" label="Why" hint="It stands in the audit log." maxLength={300} />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <div className={css.foot}>
              <SubmitButton variant="ink">Start</SubmitButton>
              <TextButton onClick={onClose}>Leave it</TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
