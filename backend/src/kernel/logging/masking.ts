/** E-mail addresses. The look-behind makes each word be tried once, from its first character. */
const EMAIL = /(?<![^\s@"'<>,;:()])([^\s@"'<>,;:()])[^\s@"'<>,;:()]*@([^\s@"'<>,;().]?)[^\s@"'<>,;().]*\.[^\s@"'<>,;()]+/gu;
/** Phone numbers: eight digits and more in any grouping, outside identifiers such as request ids. */
const PHONE = /(?<![\w-])\+?\(?\d(?:[\s().-]?\d){7,16}(?![\w-])/gu;
const CODE = /(?<![\w-])\d{6}(?![\w-])/gu;

/** Quick check that every text with a match of the patterns above passes; most texts are routes and names, and do not. */
const SUSPICIOUS = /[@\r\n]|\d(?:[\s().-]?\d){5}/u;

/** Masks text for the log: shortens e-mail addresses and phone numbers, and replaces codes and line breaks. */
export function maskText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  return text
    .replace(EMAIL, '$1***@$2')
    .replace(PHONE, (number) => `***${number.slice(-2)}`)
    .replace(CODE, '******')
    .replace(/[\r\n]+/gu, ' ⏎ ');
}

const SECRET_NAME = /otp|code$|token|cookie|authorization|password|secret|^sid$/iu;

/** Masks the values of an object for the log, in depth. Values of fields such as `token` or `password` are dropped. */
export function maskFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, SECRET_NAME.test(name) ? '[masked]' : maskValue(value)]),
  );
}

function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  return typeof value === 'object' && value !== null ? maskFields(value) : value;
}
