import { viewOriginProblem } from '@alltalent/shared/contracts';
import { type InferType, ValidationError } from 'yup';
import { environmentSchema, EXAMPLES, GROUPS, SECURE_IN_PRODUCTION } from './environment.schema';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a bad configuration; the message has one line per bad value. */
export class ConfigError extends Error {}

/** Returns the validated values; an empty value counts as missing. Throws one ConfigError that names every bad one. */
export function validateEnvironment(environment: Environment): InferType<typeof environmentSchema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const { values, problems } = check(present);
  problems.push(...missing(present), ...insecure(present), ...invented(present), ...unpaid(present), ...misplaced(present));
  if (values && problems.length === 0) return values;
  throw new ConfigError(`Config invalid:\n${problems.join('\n')}\nREADME.md lists every name with its default.`);
}

function check(present: Environment): { values?: InferType<typeof environmentSchema>; problems: string[] } {
  try {
    return { values: environmentSchema.validateSync(present, { abortEarly: false, stripUnknown: true }), problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const firstOf = new Map(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
    const lines = [...firstOf].reverse().map(([name, message]) => line(name, `${message} (got ${shown(name, present[name])})`));
    return { problems: lines };
  }
}

function missing(present: Environment): string[] {
  const problems = GROUPS.flatMap(({ needed, extras }) => {
    const given = [...needed, ...extras].filter((name) => name in present);
    const lacking = given.length === 0 ? [] : needed.filter((name) => !(name in present));
    return lacking.map((name) => line(name, `is needed beside ${given.join(' and ')}`));
  });
  const lacksMail = present['NODE_ENV'] === 'production' && !('SMTP_URL' in present);
  return lacksMail ? [...problems, line('SMTP_URL', 'is needed in production')] : problems;
}

function insecure(present: Environment): string[] {
  if (present['NODE_ENV'] !== 'production') return [];
  const names = SECURE_IN_PRODUCTION.filter((name) => present[name]?.startsWith('http://'));
  return names.map((name) => line(name, 'must start with https:// in production'));
}

/** Refuses demo people in production, as their sign-ins are public, and a clock that anybody may turn. */
function invented(present: Environment): string[] {
  const isWanted = present['NODE_ENV'] === 'production' && Number(present['SEED_TALENTS'] ?? 0) !== 0;
  const turnsClock = present['NODE_ENV'] === 'production' && present['DEMO_CLOCK'] === '1';
  return [
    ...(isWanted ? ['  SEED_TALENTS must be 0 or left out in production: demo people never exist there'] : []),
    ...(turnsClock ? ['  DEMO_CLOCK must be 0 or left out in production: time runs by itself there'] : []),
  ];
}

/** Refuses a provider without its keys, and the test provider in production, where it would give memberships away. */
function unpaid(present: Environment): string[] {
  const provider = present['PAYMENT_PROVIDER'];
  const key = provider === 'razorpay' ? 'RAZORPAY_KEY_ID' : 'STRIPE_SECRET_KEY';
  const isMissing = (provider === 'razorpay' || provider === 'stripe') && !(key in present);
  if (isMissing) return [line(key, `is needed beside PAYMENT_PROVIDER=${provider}`)];
  const isTest = provider === 'test' && present['NODE_ENV'] === 'production';
  return isTest ? [line('PAYMENT_PROVIDER', 'must not be test in production: nobody would pay')] : [];
}

/** Refuses a view origin that shares its cookies with the site. */
function misplaced(present: Environment): string[] {
  const { VIEW_ORIGIN: origin, PUBLIC_URL: publicUrl = 'http://localhost' } = present;
  if (origin === undefined || !URL.canParse(publicUrl)) return [];
  const problem = viewOriginProblem(publicUrl, origin);
  return problem === null ? [] : [line('VIEW_ORIGIN', problem)];
}

function line(name: string, problem: string): string {
  const example = EXAMPLES[name];
  return `  ${name} ${problem}${example === undefined ? '' : `, for example ${name}=${example}`}`;
}

/** Formats a value for a message, without secrets and without URLs, which may contain a password. */
function shown(name: string, value: string | undefined): string {
  return /KEY|TOKEN|SECRET|(?<!PUBLIC)_URL$/u.test(name) ? 'a value that is not shown' : JSON.stringify(value);
}
