import { type InferType, number, object, string } from 'yup';
import type { Mac } from '../core/mac';
import { isSame } from '../core/same-text';

/** With it a front door says what it serves, each time it asks for the registry. */
export const FRONT_DOOR_HEADER = 'x-front-door';
const LONGEST = { header: 8000, trouble: 300, leftOut: 600 } as const;

/** What one front door serves. */
export const frontDoorStatusSchema = object({
  name: string().max(80).required(),
  revision: number().integer().min(0).required(),
  /** Why the newest registry was not taken over; '' when nothing is wrong. */
  trouble: string().max(LONGEST.trouble).defined(),
  /** Releases that it does not serve, and why; '' without one. */
  left_out: string().max(LONGEST.leftOut).defined(),
  /** Milliseconds since 1970. */
  said_at: number().integer().required(),
});
export type FrontDoorStatus = InferType<typeof frontDoorStatusSchema>;

export function formatFrontDoor({ trouble, left_out: leftOut, ...status }: FrontDoorStatus, mac: Mac): string {
  const short = { ...status, trouble: trouble.slice(0, LONGEST.trouble), left_out: leftOut.slice(0, LONGEST.leftOut) };
  const text = encodeURIComponent(JSON.stringify(short).replace(/[\ud800-\udfff]/gu, ''));
  return `${text}.${mac(`front-door.${text}`)}`;
}

/** Null for anything but what a front door said with the same key. */
export function parseFrontDoor(value: string | undefined, mac: Mac): FrontDoorStatus | null {
  if (value === undefined || value.length > LONGEST.header) return null;
  const end = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(0, end));
  if (!isSame(mac(`front-door.${text}`), value.slice(end + 1))) return null;
  return frontDoorStatusSchema.validateSync(JSON.parse(decodeURIComponent(text)), { strict: true });
}
