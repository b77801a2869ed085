import type { JobLacks } from '@alltalent/shared/contracts';

/** What is said at one field may be mended in another. */
const MENDED_WITH: Readonly<Record<string, readonly string[]>> = {
  is_remote: ['city_id'],
  is_flexible: ['starts_on', 'ends_on'],
  starts_on: ['ends_on'],
  pay_kind: ['pay', 'pay_max'],
  pay: ['pay_max'],
};

/** The errors once this field was changed. */
export function withoutErrorsOf(errors: JobLacks, field: string): JobLacks {
  const mended = [field, ...(MENDED_WITH[field] ?? []), field.replace(/\.age_min$/u, '.age_max')];
  return keep(errors, (name) => !mended.includes(name));
}

/** Once a role went, what is said of the others would stand at the wrong one. */
export function withoutRoleErrors(errors: JobLacks): JobLacks {
  return keep(errors, (name) => !name.startsWith('roles'));
}

/** The server's names, `content.roles[0].name`, as those of the page: `roles.0.name`. */
export function asJobFields(fields: Readonly<Record<string, string>>): JobLacks {
  const entries = Object.entries(fields).map(([name, message]) => [fieldOf(name), message]);
  return Object.fromEntries(entries) as JobLacks;
}

function fieldOf(name: string): string {
  const path = name.replace(/^content\./u, '').replace(/\[(\d+)\]/gu, '.$1');
  return path.replace(/^(roles\.\d+\.\w+).*$/u, '$1');
}

function keep(errors: JobLacks, isKept: (name: string) => boolean): JobLacks {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));
}
