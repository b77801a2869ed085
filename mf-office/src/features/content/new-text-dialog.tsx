import { textKeySchema } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useNavigate } from 'react-router';
import { kindName } from '../../domain/texts/text-kinds';
import { t } from '../../messages/content';
import styles from './content.module.css';

export type NewTextDialogProps = { readonly onClose: () => void };

/** Kinds of which there may be more; words and pages are those that the site has. */
const KINDS = ['article', 'faq', 'opening', 'story'] as const;
const EMPTY = { kind: 'article', name: '' };

/** Asks for the kind and the address of a new text, and opens it. */
export function NewTextDialog({ onClose }: NewTextDialogProps) {
  const navigate = useNavigate();
  const open = ({ kind, name }: typeof EMPTY) => void navigate(`/office/content/${kind}/${name}?new`);
  return (
    <Dialog isOpen onClose={onClose} title={t('content.newTitle')}>
      <Formik initialValues={EMPTY} validationSchema={textKeySchema} validateOnChange={false} validateOnBlur={false} onSubmit={open}>
        {({ values: { kind: chosen } }) => (
          <Form className={styles.form} noValidate method="dialog">
            <FormSelectField
              name="kind"
              label={t('content.newKind')}
              options={KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
            />
            <FormTextField
              name="name"
              label={t(chosen === 'story' ? 'content.newProfile' : 'content.newName')}
              hint={t(chosen === 'story' ? 'content.newProfileHint' : 'content.newNameHint')}
              maxLength={120}
              isRequired
              autoFocus
            />
            <SubmitButton variant="ink">{t('content.newOpen')}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
