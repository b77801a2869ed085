import { type JobDetail, REVIEW_TIME } from '@alltalent/shared/contracts';
import { ButtonLink, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './apply-panel.module.css';
import { MembershipNeeded } from './membership-needed';
import type { ApplyView } from './apply-view';

type ApplySaidProps = { readonly job: JobDetail; readonly view: Exclude<ApplyView, { readonly kind: 'form' }> };

/** Why there is no form, and what to do about it. */
export function ApplySaid({ job, view }: ApplySaidProps) {
  if (view.kind === 'loading') return <ApplyLoading />;
  if (view.kind === 'failed')
    return <ErrorState title="Whether you can apply did not load" headingLevel={3} isCompact onRetry={view.retry} />;
  if (view.kind === 'all-applied') return null;
  if (view.kind === 'membership') return <MembershipNeeded job={job} allowance={view.allowance} isForChild={view.isForChild} />;
  const { text, to, label } = textsOf(job)[view.kind];
  return (
    <>
      <p>{text}</p>
      {to !== undefined && (
        <ButtonLink variant={view.kind === 'profile' ? 'action' : 'ink'} to={to} isBlock>
          {label}
        </ButtonLink>
      )}
    </>
  );
}

type GateText = { readonly text: string; readonly to?: string; readonly label?: string };
type Kind = Exclude<ApplyView['kind'], 'form' | 'loading' | 'failed' | 'all-applied' | 'membership'>;

const textsOf = ({ id }: JobDetail): Readonly<Record<Kind, GateText>> => ({
  closed: { text: 'This call takes no more applications.', to: '/jobs', label: 'See open calls' },
  own: {
    text: 'Who applied, who you invited and when it closes is on your dashboard.',
    to: `/client/dashboard?tab=applicants&job=${id}`,
    label: 'Open your dashboard',
  },
  'other-account': { text: 'Calls are answered by talent with a profile. Your account has none, so there is nothing to apply with.' },
  'client-account': { text: t('apply.clientAccount'), to: '/account#sides', label: t('apply.addSide') },
  profile: {
    text: 'Publish your profile first: it is what the client sees of you. It takes a picture, a few facts, and a look by our staff.',
    to: '/talent/profile-settings',
    label: t('apply.toProfile'),
  },
  'no-role': { text: t('apply.noRoleForChild'), to: '/jobs', label: 'See open calls' },
  'in-review': {
    text: t('apply.profileInReview', { time: REVIEW_TIME }),
    to: '/talent/profile-settings',
    label: t('apply.toProfile'),
  },
});

function ApplyLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.loading} role="status" aria-label="Loading your way to apply">
      {isShown && <Skeleton shape="block" height="14rem" />}
    </div>
  );
}
