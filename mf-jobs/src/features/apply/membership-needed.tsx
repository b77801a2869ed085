import { type JobDetail, type JobForTalent, longDayInIndia } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { jobPath } from '../../domain/job-path/job-path';
import { t } from '../../messages';

type MembershipNeededProps = { readonly job: JobDetail; readonly allowance: JobForTalent['allowance'] };

/** Why no more applications can be sent, and the way to the membership. From there it comes back to this job; the draft stays in the tab. */
export function MembershipNeeded({ job, allowance }: MembershipNeededProps) {
  const isUsedUp = allowance !== undefined && allowance.limit !== null && allowance.limit > 0;
  return (
    <>
      <p>{isUsedUp ? allUsedText(allowance) : t('apply.membersOnly')}</p>
      {allowance?.is_member !== true && <p>{t(isUsedUp ? 'apply.moreAsMember' : 'apply.backAfter')}</p>}
      <ButtonLink to={`/membership?from=${encodeURIComponent(`${jobPath(job)}#apply`)}`} isBlock>
        {t('apply.toMembership')}
      </ButtonLink>
    </>
  );
}

function allUsedText({ used, limit, resets_at }: NonNullable<JobForTalent['allowance']>): string {
  return t('apply.allUsed', { used, limit: limit ?? used, day: longDayInIndia(resets_at) });
}
