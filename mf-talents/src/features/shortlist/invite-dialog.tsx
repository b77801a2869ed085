import { messageOf, OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, JOB_LIMITS, type InviteOptionsResponse, type TalentCard } from '@alltalent/shared/contracts';
import { Alert, Button, ButtonLink, Dialog, EmptyState, ErrorState, Icon, Skeleton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { t } from '../../messages';
import styles from './people.module.css';
import { type InviteOutcome, useInvitations } from './use-invitations';

export type InviteDialogProps = { readonly people: readonly TalentCard[]; readonly onClose: () => void };
type Values = { readonly role: string; readonly message: string };

/** Invites the chosen people to one role of an open job, and says for each what became of it. */
export function InviteDialog({ people, onClose }: InviteDialogProps) {
  const first = people[0]?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: [OWN_DATA, 'invite-options', first],
    queryFn: ({ signal }) => request(ENDPOINTS.inviteOptions, { talent: first }, { signal }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('invite.title', { count: people.length })}>
      {!data && error && <ErrorState isCompact title={t('invite.failed')} detail={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="14rem" />}
      {data && (data.jobs.length === 0 ? <NoJobs /> : <InviteForm people={people} jobs={data.jobs} onClose={onClose} />)}
    </Dialog>
  );
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
  const { outcomes, send } = useInvitations(people);
  const options = jobs.flatMap(({ title, roles }) => roles.map(({ id, name }) => ({ value: String(id), label: `${title}: ${name}` })));
  return (
    <Formik<Values>
      initialValues={{ role: options.length === 1 ? (options[0]?.value ?? '') : '', message: '' }}
      validate={({ role }) => (role === '' ? { role: t('invite.chooseRole') } : {})}
      validateOnBlur={false}
      onSubmit={({ role, message }) => send(Number(role), message.trim())}
    >
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <FormSelectField name="role" label={t('invite.role')} options={options} placeholder={t('invite.chooseRole')} />
          <FormTextArea
            name="message"
            label={t('invite.message')}
            hint={t('invite.messageHint', { most: JOB_LIMITS.invitation })}
            maxLength={JOB_LIMITS.invitation}
            rows={4}
          />
          {outcomes.size > 0 && <Outcomes people={people} outcomes={outcomes} />}
          <div className={styles.buttons}>
            {isDone(people, outcomes) ? (
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
  const hasFailed = [...outcomes.values()].some(({ isInvited }) => !isInvited);
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
