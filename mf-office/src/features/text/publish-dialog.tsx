import { type ComparedLine, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { FormSelectField, FormTextArea, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { t } from '../../messages/text';
import { type Publication, publicationIn, publishFormSchema, type PublishValues } from './publication';
import { Changes } from './changes';
import styles from './text.module.css';

export type PublishDialogProps = {
  /** What differs from what visitors see. */
  readonly lines: readonly ComparedLine[];
  /** Reason that is offered. */
  readonly reason: string;
  /** ISO time: of a text that must be announced, the first day it may hold; '' for every other. */
  readonly earliest: string;
  readonly onPublish: (publication: Publication) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks why a text changes and from when it holds, and shows what changes. */
export function PublishDialog({ lines, reason, earliest, onPublish, onClose }: PublishDialogProps) {
  const isAnnounced = earliest !== '';
  const initial: PublishValues = { reason, when: isAnnounced ? 'planned' : 'now', day: '', time: '00:00', summary: '' };
  return (
    <Dialog isOpen onClose={onClose} title={t('publish.title')} className={styles.publish}>
      <Formik
        initialValues={initial}
        validationSchema={publishFormSchema(isAnnounced)}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={(values) => onPublish(publicationIn(values))}
      >
        {({ values }) => (
          <Form className={styles.publishForm} noValidate method="dialog">
            <FormTextField
              name="reason"
              label={t('publish.reason')}
              hint={t('publish.reasonHint')}
              maxLength={OFFICE_LIMITS.textReason}
              isRequired
              autoFocus
              autoComplete="off"
            />
            {!isAnnounced && (
              <FormSelectField
                name="when"
                label={t('publish.when')}
                options={[
                  { value: 'now', label: t('publish.now') },
                  { value: 'planned', label: t('publish.planned') },
                ]}
              />
            )}
            {values.when === 'planned' && (
              <div className={styles.moment}>
                <FormTextField name="day" type="date" label={t('publish.day')} isRequired />
                <FormTextField name="time" type="time" label={t('publish.time')} isRequired />
              </div>
            )}
            {isAnnounced && (
              <FormTextArea
                name="summary"
                label={t('publish.summary')}
                hint={t('publish.summaryHint')}
                rows={2}
                maxLength={300}
                isRequired
              />
            )}
            <Changes lines={lines} />
            <SubmitButton>{t(values.when === 'now' ? 'publish.doNow' : 'publish.doPlan')}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
