import { EMPTY_JOB, isDate, type JobContent, type JobRoleContent, jobRoleContentSchema, PAY_KINDS } from '@alltalent/shared/contracts';

const EMPTY_ROLE: JobRoleContent = { ...jobRoleContentSchema.getDefault(), key: '' };

/** A role with a key of its own, which stays with it for good. */
export function newRole(change: Partial<JobRoleContent> = {}): JobRoleContent {
  const key = Math.random().toString(36).slice(2, 12).padEnd(6, '0');
  return { ...EMPTY_ROLE, ...change, key };
}

/** Content as a text to compare: equal content gives equal text. */
export function textOf(content: JobContent): string {
  const roles = content.roles.map((role) => inOrder(EMPTY_ROLE, role));
  return JSON.stringify(inOrder(EMPTY_JOB, { ...content, roles }));
}

export function isBlank(content: JobContent): boolean {
  return textOf(content) === textOf(EMPTY_JOB);
}

/** Returns the fields that are not as in a blank job. */
export function filledIn(content: JobContent): Partial<JobContent> {
  const blank: Readonly<Record<string, unknown>> = EMPTY_JOB;
  return Object.fromEntries(Object.entries(content).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(blank[name])));
}

/** What an earlier visit left behind, where it still has the form of a job; null for everything else. */
export function readContent(value: unknown): JobContent | null {
  if (!isRecord(value) || !Array.isArray(value['roles'])) return null;
  const roles = value['roles'].filter(isRecord).map((role) => fill(EMPTY_ROLE, role));
  const content = { ...fill(EMPTY_JOB, value), roles: roles.filter(({ key }) => key !== '') };
  const days = { starts_on: asDay(content.starts_on), ends_on: asDay(content.ends_on), closes_on: asDay(content.closes_on) };
  return { ...content, ...days, pay_kind: PAY_KINDS.find((kind) => kind === content.pay_kind) ?? 'paid' };
}

function inOrder<Row extends object>(blank: Row, row: Row): Row {
  return Object.assign({}, blank, row);
}

/** Returns the fields of `blank`, each with the stored value where that has the same type. */
function fill<Row extends object>(blank: Row, stored: Readonly<Record<string, unknown>>): Row {
  const fields = Object.entries(blank).map(([name, empty]) => [name, fits(empty, stored[name]) ? stored[name] : empty]);
  // Every field is one of the blank's, of the kind it has there.
  return Object.fromEntries(fields) as Row;
}

function fits(empty: unknown, value: unknown): boolean {
  if (empty === null) return value === null || Number.isSafeInteger(value);
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === typeof empty;
}

function asDay(text: string): string {
  return isDate(text) ? text : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
