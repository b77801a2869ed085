import { dayInIndia, type JobCard, type JobMatch } from '@alltalent/shared/contracts';
import type { LookupIndex, Pictures } from '../../talents';
import type { JobRecord } from '../schema/job.entity';
import type { FoundJob } from './found-jobs.repository';

type JobSurroundings = { readonly lookups: Pick<LookupIndex, 'category'>; readonly pictures: Pick<Pictures, 'ofCategory'> };
/** Fields that the list and the job's page share. */
type JobFields = Omit<JobCard, 'roles' | 'match'>;
type Written = Omit<FoundJob, 'roles' | 'verifiedOn'>;

export function toJobCard(job: FoundJob, match: JobMatch | null, around: JobSurroundings): JobCard {
  return { ...toJobFields(job, job.verifiedOn !== null, around), roles: job.roles, match };
}

export function toJobFields(job: Written | JobRecord, isVerified: boolean, { lookups, pictures }: JobSurroundings): JobFields {
  const category = lookups.category(job.categoryId ?? 0);
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    category: category?.name ?? '',
    medium: job.medium,
    posted_by: job.postedBy,
    is_verified: isVerified,
    location: job.location === '' ? 'Anywhere' : job.location,
    is_remote: job.isRemote,
    dates: job.dates === '' ? 'Flexible' : job.dates,
    pay_kind: job.payKind,
    pay: job.pay,
    pay_max: job.payMax,
    currency: job.currency,
    pay_unit: job.payUnit,
    closes_on: job.closesOn,
    posted_on: dayInIndia(job.publishedAt ?? 0),
    image: pictures.ofCategory(category?.slug ?? ''),
  };
}
