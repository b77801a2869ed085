import { ApiError, messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type RemoteStatus } from '@alltalent/shared/contracts';
import { Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { weightOf } from './percent-of-visitors';
import css from './releases.module.css';
import { TestPlan } from './test-plan';
import { plannedOf, routesOf, testSchema, type TestValues } from './test-values';
import { useChange } from './use-change';

const LETTERS = ['B', 'C', 'D', 'E', 'F'].map((letter) => ({ value: letter, label: letter }));
const FIELDS: Readonly<Record<string, keyof TestValues>> = { routes: 'pages', baseline: 'rate' };
const FIRST: TestValues = { experiment: '', variant: 'B', weight: '10', pages: '', rate: '5', lift: '20', reason: '' };

type StartTestDialogProps = Pick<RemoteStatus, 'remote' | 'experiment'> & { readonly version: string; readonly onClose: () => void };

/** A part of the visitors gets this release: a test is planned and begins, or the one that runs has one variant more. */
export function StartTestDialog({ remote, experiment, version, onClose }: StartTestDialogProps) {
  const { mutateAsync } = useChange(onClose);
  const isNew = experiment === null;
  const start = async (values: TestValues) => {
    const { experiment: name, variant, reason, weight } = values;
    const routes = isNew ? routesOf(values.pages) : undefined;
    const plan = isNew ? plannedOf(remote, values) : null;
    if (plan) await request(ENDPOINTS.planExperiment, { remote, experiment: name, baseline: plan.baseline, lift: plan.lift, routes });
    const share = weightOf(weight) ?? 0;
    await mutateAsync({
      remote,
      version,
      action: 'experiment',
      experiment: name,
      variant,
      weight: share,
      routes,
      reason,
      even_withdrawn: false,
    });
  };
  const handleSubmit = async (values: TestValues, form: FormikHelpers<TestValues>) => {
    form.setStatus(undefined);
    try {
      await start(values);
    } catch (error) {
      const fields = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
      const named = fields.map(([name, text]) => [FIELDS[name] ?? name, text] as const);
      form.setErrors(Object.fromEntries(named));
      // An error may have no field here: the version, which was withdrawn meanwhile.
      if (!named.some(([name]) => name in FIRST)) form.setStatus(messageOf(error));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('test.title', { version })}>
      <Formik<TestValues>
        initialValues={{ ...FIRST, experiment: experiment?.name ?? '' }}
        validationSchema={testSchema()}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={css.form} noValidate>
            <p>{t('test.about', { remote })}</p>
            <FormTextField name="experiment" label={t('test.name')} readOnly={!isNew} />
            <FormSelectField name="variant" label={t('test.variant')} options={LETTERS} />
            <FormTextField name="weight" label={t('test.weight')} inputMode="decimal" />
            {isNew && <PlanFields remote={remote} />}
            <FormTextField name="reason" label={t('test.reason')} hint={t('test.reasonHint')} maxLength={300} />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <div className={css.foot}>
              <SubmitButton variant="ink">{t('test.start')}</SubmitButton>
              <TextButton onClick={onClose}>{t('test.leave')}</TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

/** What is settled before a test begins, and what follows from it. */
function PlanFields({ remote }: { readonly remote: string }) {
  return (
    <>
      <FormTextField name="pages" label={t('test.pages')} hint={t('test.pagesHint')} maxLength={2000} />
      <FormTextField name="rate" label={t('test.rate')} hint={t('test.rateHint')} inputMode="decimal" />
      <FormTextField name="lift" label={t('test.lift')} inputMode="decimal" />
      <TestPlan remote={remote} />
    </>
  );
}
