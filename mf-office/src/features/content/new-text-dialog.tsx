import { PAGE_NAMES, type PageName, textKeySchema } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { errorsIn, FormSelectField, FormTextField, SubmitButton, toFormErrors } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useNavigate } from 'react-router';
import { kindName } from '../../domain/texts/text-kinds';
import { t } from '../../messages/content';
import styles from './content.module.css';

export type NewTextDialogProps = { readonly onClose: () => void };

/** Kinds of which there may be more; words are those of a wording of a page, and pages are those that the site has. */
const KINDS = ['article', 'faq', 'opening', 'story', 'words'] as const;
type NewText = { readonly kind: (typeof KINDS)[number]; readonly page: PageName; readonly name: string };
const EMPTY: NewText = { kind: 'article', page: 'home', name: '' };

const LABELS = {
  text: ['content.newName', 'content.newNameHint'],
  story: ['content.newProfile', 'content.newProfileHint'],
  words: ['content.newWordingName', 'content.newWordingHint'],
} as const;

const nameOf = ({ kind, page, name }: NewText) => (kind === 'words' ? `${page}~${name}` : name);

/** Asks for the kind and the address of a new text, and opens it. */
export function NewTextDialog({ onClose }: NewTextDialogProps) {
  const navigate = useNavigate();
  const open = (values: NewText) => void navigate(`/office/content/${values.kind}/${nameOf(values)}?new`);
  return (
    <Dialog isOpen onClose={onClose} title={t('content.newTitle')}>
      <Formik
        initialValues={EMPTY}
        validate={(values) => toFormErrors(errorsIn(textKeySchema, { ...values, name: nameOf(values) }))}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={open}
      >
        {({ values: { kind } }) => <Fields kind={kind} />}
      </Formik>
    </Dialog>
  );
}

function Fields({ kind }: Pick<NewText, 'kind'>) {
  const [label, hint] = LABELS[kind === 'story' || kind === 'words' ? kind : 'text'];
  return (
    <Form className={styles.form} noValidate method="dialog">
      <FormSelectField
        name="kind"
        label={t('content.newKind')}
        options={KINDS.map((value) => ({ value, label: value === 'words' ? t('content.newWording') : kindName(value) }))}
      />
      {kind === 'words' && (
        <FormSelectField
          name="page"
          label={t('content.newPage')}
          options={PAGE_NAMES.map((value) => ({ value, label: value === 'home' ? '/' : `/${value}` }))}
        />
      )}
      <FormTextField name="name" label={t(label)} hint={t(hint)} maxLength={kind === 'words' ? 40 : 120} isRequired autoFocus />
      <SubmitButton variant="ink">{t('content.newOpen')}</SubmitButton>
    </Form>
  );
}
