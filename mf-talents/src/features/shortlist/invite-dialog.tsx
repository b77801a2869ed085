import { ApiError, OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, JOB_LIMITS, type InviteOptionsResponse, type TalentCard } from '@alltalent/shared/contracts';
import { Alert, Button, ButtonLink, Dialog, EmptyState, ErrorState, Icon, Skeleton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { t } from '../../messages/shortlist';
import styles from './people.module.css';
import { type InviteOutcome, useInvitations } from './use-invitations';

export type InviteDialogProps = { readonly people: readonly TalentCard[]; readonly onClose: () => void };
type Values = { readonly role: string; readonly message: string };

/** Invites the chosen people to one role of an open job, and says for each what became of it. */
export function InviteDialog({ people, onClose }: InviteDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [OWN_DATA, 'invite-options', 'of-people', ...people.map(({ id }) => id)],
    queryFn: ({ signal }) => readJobs(people, signal),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('invite.title', { count: people.length })}>
      {!data && error && <ErrorState isCompact title={t('invite.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="14rem" />}
      {data && (data.jobs.length === 0 ? <NoJobs /> : <InviteForm people={people} jobs={data.jobs} onClose={onClose} />)}
    </Dialog>
  );
}

/** The open jobs are the same for everybody; a person who cannot be invited any more must not hide them for the others. */
async function readJobs(people: readonly TalentCard[], signal: AbortSignal): Promise<InviteOptionsResponse> {
  const [first, ...others] = people;
  try {
    return await request(ENDPOINTS.inviteOptions, { talent: first?.id ?? 0 }, { signal });
  } catch (error) {
    if (others.length === 0 || !(error instanceof ApiError) || error.problem.status !== 404) throw error;
    return readJobs(others, signal);
  }
}

function NoJobs() {
  return (
    <EmptyState
      title={t('invite.noJobs')}
      headingLevel={3}
      action={
        <ButtonLink variant="ink" to="/post-a-job">
          {t('invite.post')}
        </ButtonLink>
      }
    >
      {t('invite.noJobsAdvice')}
    </EmptyState>
  );
}

type InviteFormProps = InviteDialogProps & { readonly jobs: InviteOptionsResponse['jobs'] };

function InviteForm({ people, jobs, onClose }: InviteFormProps) {
  const { sentRole, outcomes, send } = useInvitations(people);
  const options = jobs.flatMap(({ title, roles }) => roles.map(({ id, name }) => ({ value: String(id), label: `${title}: ${name}` })));
  return (
    <Formik<Values>
      initialValues={{ role: options.length === 1 ? (options[0]?.value ?? '') : '', message: '' }}
      validate={({ role }) => (role === '' ? { role: t('invite.chooseRole') } : {})}
      validateOnBlur={false}
      onSubmit={({ role, message }) => send(Number(role), message.trim())}
    >
      {({ values, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <FormSelectField name="role" label={t('invite.role')} options={options} placeholder={t('invite.chooseRole')} />
          <FormTextArea
            name="message"
            label={t('invite.message')}
            hint={t('invite.messageHint', { most: JOB_LIMITS.invitation })}
            maxLength={JOB_LIMITS.invitation}
            rows={4}
          />
          {outcomes.size > 0 && values.role === String(sentRole) && <Outcomes people={people} outcomes={outcomes} />}
          <div className={styles.buttons}>
            {values.role === String(sentRole) && isDone(people, outcomes) ? (
              <Button variant="ink" onClick={onClose}>
                {t('invite.done')}
              </Button>
            ) : (
              <SubmitButton variant="ink">{t('invite.send', { count: people.length })}</SubmitButton>
            )}
            {isSubmitting && <span className="muted">{t('invite.sending', { done: outcomes.size, of: people.length })}</span>}
          </div>
        </Form>
      )}
    </Formik>
  );
}

function isDone(people: readonly TalentCard[], outcomes: ReadonlyMap<number, InviteOutcome>): boolean {
  return people.every(({ id }) => outcomes.get(id)?.isFinal === true);
}

type OutcomesProps = { readonly people: readonly TalentCard[]; readonly outcomes: ReadonlyMap<number, InviteOutcome> };

function Outcomes({ people, outcomes }: OutcomesProps) {
  const hasFailed = [...outcomes.values()].some(({ isFinal }) => !isFinal);
  return (
    <>
      <ul className={styles.outcomes} aria-label={t('invite.outcomes')}>
        {people.map(({ id, display_name: name }) => {
          const outcome = outcomes.get(id);
          return (
            <li key={id}>
              {outcome && <Icon name={outcome.isInvited ? 'check' : 'alert'} />}
              <span>
                <strong>{name}</strong> {outcome?.text ?? ''}
              </span>
            </li>
          );
        })}
      </ul>
      {hasFailed && <Alert kind="info">{t('invite.someFailed')}</Alert>}
    </>
  );
}
