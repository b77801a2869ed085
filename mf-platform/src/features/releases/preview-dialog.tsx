import { messageOf, request } from '@alltalent/shared/api';
import {
  ENDPOINTS,
  makePreviewSchema,
  type MakePreview,
  momentInIndia,
  PREVIEW_HOURS,
  type PreviewLinkResponse,
} from '@alltalent/shared/contracts';
import { copyUrl, Dialog, type ShareOutcome, TextButton, TextField } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormSelectField, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useOfficeTools } from '../../domain/platform-page/office-tools';
import { t } from '../../messages/previews';
import css from './releases.module.css';

type PreviewDialogProps = Required<Pick<MakePreview, 'remote'>> & { readonly version: string; readonly onClose: () => void };
type Values = { readonly hours: string; readonly path: string };
type Made = PreviewLinkResponse & { readonly outcome: ShareOutcome };

const SCHEMA = makePreviewSchema.pick(['path']);
const EMPTY: Values = { hours: String(PREVIEW_HOURS.usual), path: '' };
const DAY = 24;
const HOURS = [
  { value: '1', label: t('previews.hour') },
  { value: String(DAY), label: t('previews.day') },
  ...[3, PREVIEW_HOURS.most / DAY].map((days) => ({ value: String(days * DAY), label: t('previews.days', { days }) })),
];

/** Makes a link that shows this release in any browser until it expires, and copies it. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { confirmed } = useOfficeTools();
  const [made, setMade] = useState<Made | null>(null);
  const handleSubmit = async ({ hours, path }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const input: MakePreview = { remote, version, hours: Number(hours), path: path.trim() || undefined };
    try {
      const link = await confirmed(() => request(ENDPOINTS.makePreview, input));
      if (link !== null) setMade({ ...link, outcome: await copyUrl(link.address) });
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY), statusOf: messageOf });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('previews.title', { version })}>
      <Formik<Values> initialValues={EMPTY} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
        <Form className={css.form} noValidate>
          <p>{t('previews.text', { remote, version })}</p>
          <FormSelectField name="hours" label={t('previews.hours')} options={HOURS} />
          <FormTextField name="path" label={t('previews.path')} hint={t('previews.pathHint')} maxLength={500} />
          <FormAlert />
          {made && <MadeLink {...made} />}
          <div className={css.foot}>
            <SubmitButton variant="ink">{t('previews.send')}</SubmitButton>
            <TextButton onClick={onClose}>{t('previews.close')}</TextButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

/** The field is there to be selected. */
const keepText = () => undefined;

function MadeLink({ address, expires_at: expiresAt, outcome }: Made) {
  const until = momentInIndia(expiresAt);
  return (
    <>
      <TextField
        name="address"
        label={t('previews.address')}
        value={address}
        onChange={keepText}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <p role="status">{t(outcome === 'copied' ? 'previews.copied' : 'previews.notCopied', { until })}</p>
    </>
  );
}
