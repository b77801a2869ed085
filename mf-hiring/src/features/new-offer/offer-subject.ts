import type { OfferSubject } from '@alltalent/shared/contracts';

const NAMES = ['application', 'invitation', 'talent', 'role'] as const;

/** What the address says the offer is about; null for an address that names nobody. */
export function readSubject(search: URLSearchParams): OfferSubject | null {
  const ids = NAMES.flatMap((name) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,9}$/u.test(text) ? [[name, Number(text)] as const] : [];
  });
  const subject: OfferSubject = Object.fromEntries(ids);
  return (subject.application ?? subject.invitation ?? subject.talent) ? subject : null;
}

/** Name of a subject, for keys. */
export const subjectName = (subject: OfferSubject): string => NAMES.map((name) => subject[name] ?? '').join('-');
