import type { JobRole } from '@alltalent/shared/contracts';
import type { JobRecord } from '../schema/job.entity';
import type { JobRoleEntity } from '../schema/job-role.entity';
import { matchOf } from './match-of';
import { type MatchedTalent, type MatchNames, requirementsOf } from './role-requirements';

type RoleReader = { readonly talent: MatchedTalent | null; readonly names: MatchNames };

/** Maps a role for a job's page. Without a talent, its requirements say only what is asked. */
export function toJobRole(role: JobRoleEntity, job: JobRecord, { talent, names }: RoleReader): JobRole {
  const asked = requirementsOf(role, job, names);
  const requirements = asked.map(({ label, shortfallOf }) => ({ label, is_met: talent && shortfallOf(talent) === null }));
  return {
    id: role.id,
    name: role.name,
    details: role.details,
    people: role.people,
    category: names.category(role.categoryId),
    gender: role.genderId === null ? '' : names.gender(role.genderId),
    age_min: role.ageMin,
    age_max: role.ageMax,
    skills: [...role.skills],
    pay: job.payKind === 'paid' ? (role.pay ?? job.pay) : 0,
    pay_max: role.pay === null ? job.payMax : null,
    // Met requirements come first, as on the page.
    requirements: requirements.sort((one, other) => Number(other.is_met) - Number(one.is_met)),
    match: talent && matchOf(asked, talent),
  };
}
