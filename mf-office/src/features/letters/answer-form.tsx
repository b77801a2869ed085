import { tabMemory, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_LIMITS, type TicketDetail } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { fieldsOf, FormAlert, FormCheckField, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/letters';
import { CannedLines } from './canned-lines';
import styles from './letters.module.css';
import type { Letter } from './use-letter';

export type AnswerFormProps = {
  readonly letter: TicketDetail;
  readonly handle: Letter;
  readonly onShown: () => void;
  readonly onClosed: () => void;
};
type Values = { readonly text: string; readonly closes: boolean; readonly keeps_line: boolean };

const EMPTY: Values = { text: '', closes: true, keeps_line: false };
const check = ({ text }: Values) => (text.trim() === '' ? { text: t('letters.answerMissing') } : {});

/** Writes an answer, which is mailed at once. What is typed stays in this tab, letter by letter, until it is sent. */
export function AnswerForm({ letter, handle, onShown, onClosed }: AnswerFormProps) {
  const { id, name } = letter;
  const addToast = useSetAtom(addToastAtom);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  const { user_id: userId } = useOffice();
  const answer = useKeyedRequest(ENDPOINTS.answerTicket);
  const draftKey = `office-answer:${userId}:${id}`;
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const answered = await handle.run(() => answer({ ...values, id, version: handle.version, text: values.text.trim() }));
      if (!answered) return;
      addToast({ kind: 'info', text: t('letters.answered', { name }) });
      tabMemory.write(draftKey, null);
      form.resetForm({ values: EMPTY });
      if (values.closes) onClosed();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  const initial = { ...EMPTY, text: tabMemory.read(draftKey) ?? '' };
  return (
    <Part title={t('letters.answer')}>
      {/* Not on blur: a complaint would move the buttons below from under the pointer that was about to press one. */}
      <Formik<Values> initialValues={initial} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <AnswerField letter={letter} draftKey={draftKey} />
          <CannedLines />
          <FormCheckField name="closes" label={t('letters.closes')} />
          <FormCheckField
            name="keeps_line"
            label={
              <>
                {t('letters.keepsLine')} <span className="muted">{t('letters.keepsLineHint')}</span>
              </>
            }
          />
          <FormAlert />
          <SubmitButton>{t('letters.send')}</SubmitButton>
        </Form>
      </Formik>
    </Part>
  );
}

type AnswerFieldProps = { readonly letter: TicketDetail; readonly draftKey: string };

function AnswerField({ letter: { email, desk_email: desk }, draftKey }: AnswerFieldProps) {
  const { values, submitForm } = useFormikContext<Values>();
  const { text } = values;
  useEffect(() => tabMemory.write(draftKey, text === '' ? null : text), [draftKey, text]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submitForm();
  };
  return (
    <FormTextArea
      name="text"
      label={t('letters.answerLabel', { email })}
      hint={desk === '' ? t('letters.answerHintNoDesk') : t('letters.answerHint', { desk })}
      rows={8}
      maxLength={OFFICE_LIMITS.answer}
      isRequired
      onKeyDown={handleKey}
    />
  );
}
