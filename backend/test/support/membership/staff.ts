import { Not } from 'typeorm';
import { AuditEntryEntity } from '../../../src/kernel/audit/audit-entry.entity';
import { ADMINISTRATOR, openOffice } from '../office/open-office';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const STAFF = { id: 'u_demo_nikhil', email: ADMINISTRATOR } as const;
/** Action of the entry that opening the office makes. */
const OPENING = 'add-second-step';

/** Opens the office in a new browser. */
export function asStaff(site: TestSite): Promise<TestBrowser> {
  return openOffice(site, STAFF.email);
}

/** Entries of the audit trail but those of opening the office: who did what, to what, and why. */
export async function trail(
  site: TestSite,
): Promise<readonly (readonly [actor: string, action: string, subject: string, detail: string])[]> {
  const entries = await site.dataSource.getRepository(AuditEntryEntity).find({ where: { action: Not(OPENING) }, order: { id: 'ASC' } });
  return entries.map(({ actor, action, subject, detail }) => [actor, action, subject, detail]);
}

export async function forgetTrail(site: TestSite): Promise<void> {
  await site.dataSource.query('DELETE FROM audit_entry');
}
