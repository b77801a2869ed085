const EMAIL = /([^\s@"<>,;:]{1,64})@([^\s@"<>,;]+\.[^\s@"<>,;]+)/gu;
const PHONE = /\+?\d[\d\s().-]{6,16}\d/gu;
const CODE = /\b\d{6}\b/gu;

/** Text for the log: addresses and numbers shortened, codes gone, no line of its own making. */
export function maskText(text: string): string {
  return text
    .replace(EMAIL, (_match, local: string, domain: string) => `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`)
    .replace(PHONE, (number) => `***${number.slice(-2)}`)
    .replace(CODE, '******')
    .replace(/[\r\n]+/gu, ' ⏎ ');
}

const SECRET_FIELD = /otp|code|token|cookie|authorization|password|secret|sid/iu;

/** The same for the values of an object, in depth; fields with telling names lose their value. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, SECRET_FIELD.test(name) ? '[masked]' : maskValue(inner)]));
}
