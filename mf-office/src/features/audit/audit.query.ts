import { request } from '@alltalent/shared/api';
import { AUDIT_KINDS, type AuditKind, ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** `of`: an account, a ticket, a page or a subject such as `job:7`; `kind`: acts of one kind; '' for both: everything. */
export type TrailChoice = { readonly of: string; readonly kind: AuditKind | '' };

/** What staff did, the newest first. */
export const auditTrailQuery = ({ of, kind }: TrailChoice) =>
  infiniteQueryOptions({
    queryKey: [...OFFICE_DATA, 'audit', of, kind],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.auditTrail, { of, kind, before: pageParam }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
  });

/** Reads a kind in the address; '' for none and an unknown one. */
export const kindOf = (text: string | null): AuditKind | '' => AUDIT_KINDS.find((kind) => kind === text) ?? '';
