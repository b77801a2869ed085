import { MEMBERSHIP_LIMITS, PROMO_KINDS } from '@alltalent/shared/contracts';
import { fieldsOf, FormCheckField, FormSelectField, FormTextField } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { TakeNewest } from '../../domain/form-dialog/take-newest';
import { useNewest } from '../../domain/form-dialog/use-newest';
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
  const { read, isStale, onRefused, take } = useNewest(code, async (former) => {
    const { data } = await queryClient.fetchQuery({ ...codesQuery, staleTime: 0 });
    return data.find((one) => one.code === former?.code) ?? null;
  });
  const takeNewest = async () => {
    const newest = await take();
    return newest && draftOf(newest);
  };
  return (
    <FormDialog
      title={code ? t('code.changeTitle', { code: code.code }) : t('code.newTitle')}
      initial={code ? draftOf(code) : NEW_CODE}
      check={mistakesIn}
      submitLabel={t(code ? 'code.save' : 'code.make')}
      send={(draft) => save(inputOf(draft, read))}
      fieldOf={(name) => (name === 'plans' ? 'monthly' : fieldsOf(NEW_CODE)(name))}
      onRefused={onRefused}
      end={isStale && <TakeNewest label={t('code.stale')} onTake={takeNewest} />}
      onClose={onClose}
    >
      <Fields isNew={code === null} />
    </FormDialog>
  );
}

function Fields({ isNew }: { readonly isNew: boolean }) {
  const { values: draft } = useFormikContext<CodeDraft>();
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
          <FormTextField name="value" label={t(VALUE_LABELS[draft.kind])} inputMode="decimal" autoComplete="off" isRequired />
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
