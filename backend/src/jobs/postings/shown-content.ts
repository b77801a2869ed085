import type { JobContent, JobRoleContent } from '@alltalent/shared/contracts';
import type { JobRecord } from '../schema/job.entity';
import type { JobRoleEntity } from '../schema/job-role.entity';

/** Converts a published job and its roles back to the content its owner edits. */
export function shownContent(job: JobRecord, roles: readonly JobRoleEntity[]): JobContent {
  return {
    title: job.title,
    medium: job.medium,
    posted_by: job.postedBy,
    category_id: job.categoryId,
    details: job.details,
    has_intimacy: job.hasIntimacy,
    roles: roles.filter(({ isShown }) => isShown).map((role) => shownRole(role, job)),
    question: job.question,
    is_remote: job.isRemote,
    city_id: job.cityId,
    is_flexible: job.startsOn === '',
    starts_on: job.startsOn,
    ends_on: job.endsOn,
    closes_on: job.closesOn,
    pay_kind: job.payKind,
    pay: job.payKind === 'paid' ? job.pay : null,
    pay_max: job.payMax,
    pay_unit: job.payUnit,
    usage: job.usage,
  };
}

function shownRole(role: JobRoleEntity, { categoryId }: JobRecord): JobRoleContent {
  return {
    key: role.key,
    name: role.name,
    category_id: role.categoryId === categoryId ? null : role.categoryId,
    gender_id: role.genderId,
    age_min: role.ageMin,
    age_max: role.ageMax,
    people: role.people,
    skills: role.skills,
    details: role.details,
    pay: role.pay,
  };
}
