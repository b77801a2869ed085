import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates text (AES-256-GCM) for storage in the database. Returns base64. */
export function sealText(secretKey: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secretKey), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts text of `sealText`. Returns null when it was sealed with another key, or changed since. */
export function openSealedText(secretKey: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFrom(secretKey), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const derived = new Map<string, Buffer>();

/** Derives the encryption key from the secret key, once per process. */
function keyFrom(secretKey: string): Buffer {
  const key = derived.get(secretKey) ?? Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed-text', 32));
  derived.set(secretKey, key);
  return key;
}
