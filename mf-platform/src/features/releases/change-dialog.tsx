import { messageOf } from '@alltalent/shared/api';
import { changeRolloutSchema } from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { FormAlert, FormTextField, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { changeCopy } from './change-copy';
import { weightOf } from './percent-of-visitors';
import { percentageSchema } from './percentage-schema';
import type { AskedChange } from './asked-change';
import css from './releases.module.css';
import { useChange } from './use-change';

type ChangeDialogProps = { readonly remote: string; readonly change: AskedChange; readonly onClose: () => void };
type Values = { readonly weight: string; readonly reason: string };

const REASON = changeRolloutSchema.pick(['reason']);
const REASON_AND_WEIGHT = REASON.shape({ weight: percentageSchema });

/** Asks before anything changes for visitors, and why. */
export function ChangeDialog({ remote, change, onClose }: ChangeDialogProps) {
  const form = useId();
  const { mutateAsync, isPending } = useChange(onClose);
  const { title, detail, button } = changeCopy(remote, change);
  const isWeight = change.action === 'weight';
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (isPending) return;
    helpers.setStatus(undefined);
    const weight = isWeight ? weightOf(values.weight) : null;
    try {
      await mutateAsync({ ...change, remote, reason: values.reason, even_withdrawn: true, ...(weight === null ? {} : { weight }) });
    } catch (error) {
      showRefusal(error, helpers, { fieldOf: fieldsOf(values), statusOf: messageOf });
    }
  };
  const footer = (
    <>
      <SubmitButton variant="ink" form={form} isPending={isPending}>
        {button}
      </SubmitButton>
      <TextButton onClick={onClose}>Leave it</TextButton>
    </>
  );
  return (
    <Formik<Values>
      initialValues={{ weight: String((change.weight ?? 0) / 100), reason: '' }}
      validationSchema={isWeight ? REASON_AND_WEIGHT : REASON}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Dialog isOpen onClose={onClose} title={title} footer={footer}>
        <Form id={form} className={css.form} noValidate>
          <p>{detail}</p>
          {isWeight && <FormTextField label="Percent of visitors" name="weight" inputMode="decimal" />}
          <FormTextField label="Why" name="reason" hint="The audit log shows it." maxLength={300} />
          <FormAlert />
        </Form>
      </Dialog>
    </Formik>
  );
}
