import { hasCode, refusalOf } from '@alltalent/shared/api';
import { MEMBERSHIP_LIMITS, PROMO_KINDS } from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormCheckField, FormSelectField, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import money from '../../domain/money/money.module.css';
import { type CodeMessageId, t } from '../../messages/codes';
import { t as tMoney } from '../../messages/money';
import { type CodeDraft, draftOf, inputOf, mistakesIn, NEW_CODE } from './code-draft';
import { codesQuery, type ListedCode, useSaveCode } from './codes.query';
import styles from './codes.module.css';

export type CodeDialogProps = {
  /** The code that is changed; null for a new one. */
  readonly code: ListedCode | null;
  readonly onClose: () => void;
};

const KIND_NAMES: Readonly<Record<CodeDraft['kind'], CodeMessageId>> = {
  amount: 'code.kindAmount',
  percent: 'code.kindPercent',
  days: 'code.kindDays',
  shoot: 'code.kindShoot',
};
const KINDS = PROMO_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }));
const VALUE_LABELS = { amount: 'code.rupees', percent: 'code.percent', days: 'code.days' } as const;

/** Makes or changes a promo code. When a colleague changed it meanwhile, what was written stays, and the newer code can be taken. */
export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const queryClient = useQueryClient();
  const save = useSaveCode();
  const [read, setRead] = useState(code);
  const [isStale, setIsStale] = useState(false);
  const send = async (draft: CodeDraft, form: FormikHelpers<CodeDraft>) => {
    form.setStatus(undefined);
    try {
      if (await save(inputOf(draft, read))) onClose();
    } catch (error) {
      setIsStale(hasCode(error, 'REVISION_STALE'));
      showRefusal(error, form, { fieldOf: (name) => (name === 'plans' ? 'monthly' : fieldsOf(NEW_CODE)(name)) });
    }
  };
  const takeNewest = async ({ setStatus, setValues }: Pick<FormikHelpers<CodeDraft>, 'setValues' | 'setStatus'>) => {
    try {
      const { data } = await queryClient.fetchQuery({ ...codesQuery, staleTime: 0 });
      const newest = data.find((one) => one.code === read?.code) ?? null;
      setRead(newest);
      setIsStale(false);
      setStatus(undefined);
      if (newest) void setValues(draftOf(newest));
    } catch (error) {
      // What was typed stays, and so does the way to the newer code.
      setStatus(refusalOf(error));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={code ? t('code.changeTitle', { code: code.code }) : t('code.newTitle')}>
      <Formik
        initialValues={code ? draftOf(code) : NEW_CODE}
        validate={mistakesIn}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={send}
      >
        {(form) => (
          <Form className={money.form} noValidate method="dialog">
            <Fields draft={form.values} isNew={code === null} />
            <FormAlert />
            {isStale && <TextButton onClick={() => void takeNewest(form)}>{t('code.stale')}</TextButton>}
            <SubmitButton variant="ink">{t(code ? 'code.save' : 'code.make')}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function Fields({ draft, isNew }: { readonly draft: CodeDraft; readonly isNew: boolean }) {
  return (
    <>
      <FormTextField
        name="code"
        label={t('code.code')}
        hint={t('code.codeHint')}
        maxLength={MEMBERSHIP_LIMITS.promoCode}
        readOnly={!isNew}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        isRequired
        autoFocus={isNew}
      />
      <div className={styles.pair}>
        <FormSelectField name="kind" label={t('code.kind')} options={KINDS} />
        {draft.kind !== 'shoot' && (
          <FormTextField name="value" label={t(VALUE_LABELS[draft.kind])} inputMode="decimal" autoComplete="off" />
        )}
      </div>
      <fieldset className={styles.plans}>
        <legend>{t('code.plans')}</legend>
        <FormCheckField name="monthly" label={tMoney('plan.monthly')} />
        <FormCheckField name="year" label={tMoney('plan.one-year')} />
      </fieldset>
      <div className={styles.pair}>
        <FormTextField name="from" type="date" label={t('code.from')} hint={t('code.dayHint')} />
        <FormTextField name="to" type="date" label={t('code.to')} />
      </div>
      <FormTextField name="most_uses" label={t('code.most')} hint={t('code.mostHint')} inputMode="numeric" autoComplete="off" />
      <FormCheckField name="is_once_per_person" label={t('code.once')} />
    </>
  );
}
