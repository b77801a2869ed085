import { tabMemory } from '@alltalent/shared/api';
import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { hasContactData } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect } from 'react';
import { t } from '../../messages';
import styles from './threads.module.css';

export type ComposerProps = { readonly threadId: number; readonly isBooked: boolean; readonly onSend: (text: string) => void };
type Values = { readonly text: string };

const draftKey = (threadId: number) => `message-draft ${threadId}`;

/** Form that writes a message. What is typed is kept for each thread until it is sent. */
export function Composer({ threadId, isBooked, onSend }: ComposerProps) {
  const send = ({ text }: Values, form: FormikHelpers<Values>) => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSend(trimmed);
    tabMemory.write(draftKey(threadId), null);
    form.resetForm({ values: { text: '' } });
  };
  return (
    <Formik<Values> key={threadId} initialValues={{ text: tabMemory.read(draftKey(threadId)) ?? '' }} onSubmit={send}>
      <Fields threadId={threadId} isBooked={isBooked} />
    </Formik>
  );
}

function Fields({ threadId, isBooked }: Omit<ComposerProps, 'onSend'>) {
  const { values, submitForm } = useFormikContext<Values>();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)', true);
  const { text } = values;
  useEffect(() => tabMemory.write(draftKey(threadId), text === '' ? null : text), [threadId, text]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submitForm();
  };
  return (
    <Form className={styles.composer} noValidate>
      <FormTextArea
        className={styles.text}
        name="text"
        label={t('messages.write')}
        isLabelHidden
        placeholder={t('messages.write')}
        rows={1}
        maxLength={HIRING_LIMITS.message}
        onKeyDown={handleKeyDown}
      />
      <SubmitButton variant="ink">{t('messages.send')}</SubmitButton>
      {!isBooked && hasContactData(text) && (
        <div className={styles.warning}>
          <Alert kind="info">{t('messages.contactData')}</Alert>
        </div>
      )}
    </Form>
  );
}
