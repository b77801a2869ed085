import { AuditEntryEntity } from '../../../src/kernel/audit/audit-entry.entity';
import { signedIn } from '../log-in';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const STAFF = { id: 'u_demo_nikhil', email: 'nikhil.bose@example.com' } as const;

export function asStaff(site: TestSite): Promise<TestBrowser> {
  return signedIn(site, STAFF.email);
}

/** Entries of the audit trail: who did what, to what, and why. */
export async function trail(
  site: TestSite,
): Promise<readonly (readonly [actor: string, action: string, subject: string, detail: string])[]> {
  const entries = await site.dataSource.getRepository(AuditEntryEntity).find({ order: { id: 'ASC' } });
  return entries.map(({ actor, action, subject, detail }) => [actor, action, subject, detail]);
}

export async function forgetTrail(site: TestSite): Promise<void> {
  await site.dataSource.query('DELETE FROM audit_entry');
}
