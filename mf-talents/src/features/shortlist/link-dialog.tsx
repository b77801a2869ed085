import { useKeyedRequest } from '@alltalent/shared/api';
import {
  ENDPOINTS,
  type FavouriteList,
  LIMITS,
  type SentShare,
  SHARE_DAYS,
  type TalentCard,
  USUAL_SHARE_DAYS,
} from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import {
  fieldsOf,
  FormAlert,
  FormCheckField,
  FormSelectField,
  FormTextArea,
  FormTextField,
  showRefusal,
  SubmitButton,
} from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { t } from '../../messages/shortlist';
import { CopyLink } from './copy-link';
import { listLinksQuery } from './list-links.query';
import styles from './people.module.css';

export type LinkDialogProps = { readonly list: FavouriteList; readonly people: readonly TalentCard[]; readonly onClose: () => void };

const EMPTY = { receiver: '', description: '', works_days: String(USUAL_SHARE_DAYS), passcode: '', with_notes: false };
type Values = typeof EMPTY;
const DAYS = SHARE_DAYS.map((days) => ({ value: String(days), label: t('link.days', { days }) }));

function check({ receiver, passcode }: Values): Partial<Record<keyof Values, string>> {
  const isShort = passcode.trim() !== '' && passcode.trim().length < LIMITS.passcodeMin;
  return {
    ...(receiver.trim() === '' ? { receiver: t('link.receiverMissing') } : {}),
    ...(isShort ? { passcode: t('link.passcodeShort', { least: LIMITS.passcodeMin }) } : {}),
  };
}

/** Makes a link to the people, to be copied into any messenger; the answers come back into the list. */
export function LinkDialog({ list, people, onClose }: LinkDialogProps) {
  const [made, setMade] = useState<SentShare | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('link.title', { count: people.length })}>
      {made ? <MadeLink link={made} onClose={onClose} /> : <LinkForm list={list} people={people} onMade={setMade} />}
    </Dialog>
  );
}

function MadeLink({ link, onClose }: { readonly link: SentShare; readonly onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p>{t('link.made', { receiver: link.receiver_name })}</p>
      <CopyLink link={link} />
      {link.has_passcode === 1 && <p className="muted">{t('link.tellPasscode')}</p>}
      <Button variant="line" onClick={onClose}>
        {t('link.done')}
      </Button>
    </div>
  );
}

type LinkFormProps = Pick<LinkDialogProps, 'list' | 'people'> & { readonly onMade: (link: SentShare) => void };

function LinkForm({ list, people, onMade }: LinkFormProps) {
  const queryClient = useQueryClient();
  const send = useKeyedRequest(ENDPOINTS.shareList);
  const handleSubmit = async ({ works_days: days, with_notes: withNotes, passcode, ...words }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const { data } = await send({
        ...words,
        list_id: list.id,
        talent_ids: people.map(({ id }) => id),
        works_days: Number(days) as (typeof SHARE_DAYS)[number],
        with_notes: withNotes ? 1 : 0,
        ...(passcode.trim() === '' ? {} : { passcode: passcode.trim() }),
      });
      onMade(data);
      await queryClient.invalidateQueries({ queryKey: listLinksQuery(list.id).queryKey });
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Formik<Values> initialValues={EMPTY} validate={check} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={styles.form} noValidate>
        <p className="muted">{people.map(({ display_name: name }) => name).join(', ')}</p>
        <FormTextField
          name="receiver"
          label={t('link.receiver')}
          hint={t('link.receiverHint')}
          maxLength={LIMITS.nameLength}
          autoComplete="off"
        />
        <FormTextArea name="description" label={t('link.description')} rows={3} maxLength={LIMITS.shareDescriptionLength} />
        <FormCheckField name="with_notes" label={t('link.withNotes')} />
        <FormSelectField name="works_days" label={t('link.worksFor')} options={DAYS} />
        <FormTextField
          name="passcode"
          label={t('link.passcode')}
          hint={t('link.passcodeHint', { least: LIMITS.passcodeMin, most: LIMITS.passcodeMax })}
          maxLength={LIMITS.passcodeMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormAlert />
        <SubmitButton variant="ink">{t('link.make')}</SubmitButton>
      </Form>
    </Formik>
  );
}
