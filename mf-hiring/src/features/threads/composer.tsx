import { tabMemory } from '@alltalent/shared/api';
import { hasContactData, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../messages';
import { AttachButton, AttachedFiles } from './attached-files';
import { fitRows } from './fit-rows';
import styles from './threads.module.css';
import { useAttachedFiles } from './use-attached-files';
import { useMemoryKey } from './use-memory-key';
import type { NewMessage } from './use-outbox';

export type ComposerProps = { readonly threadId: number; readonly isBooked: boolean; readonly onSend: (message: NewMessage) => void };
type Values = { readonly text: string };

/** Form that writes a message. What is typed is kept for each thread until it is sent. */
export function Composer({ threadId, isBooked, onSend }: ComposerProps) {
  const attached = useAttachedFiles(threadId);
  const draftKey = useMemoryKey('draft', threadId);
  const send = ({ text }: Values, form: FormikHelpers<Values>) => {
    const files = attached.files.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    const trimmed = text.trim();
    form.setSubmitting(false);
    if (!attached.mayGo() || (trimmed === '' && files.length === 0)) return;
    onSend({ text: trimmed, attachments: files });
    attached.clear();
    tabMemory.write(draftKey, null);
    form.resetForm({ values: { text: '' } });
  };
  return (
    <Formik<Values> initialValues={{ text: tabMemory.read(draftKey) ?? '' }} onSubmit={send}>
      <Fields draftKey={draftKey} isBooked={isBooked} attached={attached} />
    </Formik>
  );
}

type FieldsProps = Pick<ComposerProps, 'isBooked'> & { readonly draftKey: string; readonly attached: ReturnType<typeof useAttachedFiles> };

function Fields({ draftKey, isBooked, attached }: FieldsProps) {
  const { values, submitForm } = useFormikContext<Values>();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)', true);
  const { text } = values;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => tabMemory.write(draftKey, text === '' ? null : text), [draftKey, text]);
  useLayoutEffect(() => form.current?.querySelectorAll('textarea').forEach(fitRows), [text]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submitForm();
  };
  const handlePaste = ({ clipboardData }: ClipboardEvent) => {
    if (clipboardData.files.length > 0) attached.add([...clipboardData.files]);
  };
  return (
    <Form ref={form} className={styles.composer} noValidate>
      <AttachedFiles {...attached} />
      <AttachButton onChoose={attached.add} />
      <FormTextArea
        className={styles.text}
        name="text"
        label={t('messages.write')}
        isLabelHidden
        placeholder={t('messages.write')}
        rows={1}
        maxLength={HIRING_LIMITS.message}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
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
