/** Tried once for each word: what stands before its first sign is no part of a word. */
const EMAIL = /(?<![^\s@"'<>,;:()])([^\s@"'<>,;:()])[^\s@"'<>,;:()]*@([^\s@"'<>,;().]?)[^\s@"'<>,;().]*\.[^\s@"'<>,;()]+/gu;
/** Eight digits and more, however they are grouped; not a part of an identifier such as a request id. */
const PHONE = /(?<![\w-])\+?\(?\d(?:[\s().-]?\d){7,16}(?![\w-])/gu;
const CODE = /(?<![\w-])\d{6}(?![\w-])/gu;

/** Nothing is found above in what this does not find: most texts are routes and names. */
const SUSPICIOUS = /[@\r\n]|\d(?:[\s().-]?\d){5}/u;

/** Text for the log: addresses and numbers shortened, codes gone, no line of its own making. */
export function maskText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  return text
    .replace(EMAIL, '$1***@$2')
    .replace(PHONE, (number) => `***${number.slice(-2)}`)
    .replace(CODE, '******')
    .replace(/[\r\n]+/gu, ' ⏎ ');
}

const SECRET_NAME = /otp|code$|token|cookie|authorization|password|secret|^sid$/iu;

/** The same for the values of an object, in depth; fields with telling names lose their value. */
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
