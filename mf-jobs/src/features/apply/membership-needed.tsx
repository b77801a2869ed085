import { type JobDetail, type JobForTalent, longDayInIndia } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { jobPath } from '../../domain/job-path/job-path';
import { t } from '../../messages';

type MembershipNeededProps = {
  readonly job: JobDetail;
  readonly allowance: JobForTalent['allowance'];
  readonly isForChild: boolean;
};

/** Says why no application can be sent, and leads to the plans, from which the talent returns to this job; there are none for a child. */
export function MembershipNeeded({ job, allowance, isForChild }: MembershipNeededProps) {
  const limit = allowance?.limit ?? 0;
  const used = allowance && limit > 0 ? { used: allowance.used, limit, day: longDayInIndia(allowance.resets_at) } : null;
  if (isForChild) return <p>{used ? t('apply.allUsed', used) : t('apply.membersOnly')}</p>;
  return (
    <>
      <p>{used ? t('apply.allUsed', used) : t('apply.membersOnly')}</p>
      {allowance?.is_member !== true && <p>{used ? t('apply.moreAsMember') : t('apply.backAfter')}</p>}
      <ButtonLink to={`/membership?from=${encodeURIComponent(`${jobPath(job)}#apply`)}`} isBlock>
        {t('apply.toMembership')}
      </ButtonLink>
    </>
  );
}
