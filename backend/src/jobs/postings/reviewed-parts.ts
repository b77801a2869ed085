import type { JobContent } from '@alltalent/shared/contracts';

/** Returns every text of a job that talents read. */
export function textsOf(content: JobContent): readonly string[] {
  const { title, medium, posted_by, details, question, pay_unit, usage, roles } = content;
  const ofRoles = roles.flatMap((role) => [role.name, role.details, ...role.skills]);
  return [title, medium, posted_by, details, question, pay_unit, usage, ...ofRoles];
}

/** Returns the parts whose change staff review again. Days, place and the number of people may change without a review. */
export function readAgainOf(content: JobContent): unknown {
  const { title, medium, posted_by, category_id, details, has_intimacy, question, pay_kind, pay, pay_max, pay_unit, usage, roles } =
    content;
  const job = { title, medium, posted_by, category_id, details, has_intimacy, question, usage };
  const wage = pay_kind === 'paid' ? { pay_kind, pay, pay_max, pay_unit } : { pay_kind };
  return {
    ...job,
    ...wage,
    roles: roles.map(({ people: _people, ...role }) => ({ ...role, category_id: role.category_id ?? category_id })),
  };
}
