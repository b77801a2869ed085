import {
  AUDIT_ACTIONS,
  type TrailEntry,
  type AuditTrailQuery,
  type AuditTrailResponse,
  MEDIUM_TYPE,
  OFFICE_PAGE_SIZE,
  TEXT_KINDS,
  type TextChange,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { TextChangesService } from '../../content';
import type { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { withNames } from './named-accounts';

/** Changes of one text that are shown; its page shows all. */
const MOST_CHANGES = 6;

/** Pages of the audit trail, with the names of those who acted, of the accounts concerned, and with what was changed in texts. */
@Injectable()
export class AuditPageService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly users: UsersService,
    private readonly changes: TextChangesService,
  ) {}

  /** Returns a page of entries, the newest first: those about or by an account, or about a subject such as `job:7`; of a kind, or all. */
  async page(query: AuditTrailQuery): Promise<AuditTrailResponse> {
    const found = await this.find(query);
    const shown = found.slice(0, OFFICE_PAGE_SIZE);
    const last = shown.at(-1);
    const next = found.length > OFFICE_PAGE_SIZE && last ? `${last.happenedAt}.${last.id}` : '';
    return { status: 200, data: await this.described(shown), next };
  }

  private async find({ of, kind, before }: AuditTrailQuery): Promise<readonly AuditEntryEntity[]> {
    const place = placeOf(before);
    const most = OFFICE_PAGE_SIZE + 1;
    if (of === '' && kind !== '') return this.entries.findOf(AUDIT_ACTIONS[kind], place, most);
    const about = of === '' ? undefined : { of: await this.subjectOf(of), ...(kind !== '' && { actions: AUDIT_ACTIONS[kind] }) };
    return this.entries.findBefore(place?.[1] ?? null, most, about);
  }

  /** Returns the subject that entries name: an account for its address, a text for the address of its page. */
  private async subjectOf(of: string): Promise<string> {
    if (of.startsWith('/')) return textAt(of);
    if (!of.includes('@')) return of;
    return (await this.users.findByLogin({ type: MEDIUM_TYPE.email, value: of.toLowerCase() }))?.id ?? of;
  }

  private async described(entries: readonly AuditEntryEntity[]): Promise<TrailEntry[]> {
    const names = await this.users.namesOf(entries.flatMap(({ actor, subject }) => [actor, subject]));
    const changes = await this.changesOf(entries);
    const details = await withNames(
      entries.map(({ detail }) => detail),
      this.users,
    );
    return entries.map((entry, index) => ({
      at: new Date(entry.happenedAt).toISOString(),
      actor: names.get(entry.actor) ?? entry.actor,
      action: entry.action,
      subject: entry.subject,
      subject_name: names.get(entry.subject) ?? '',
      detail: details[index] ?? '',
      changes: [...(changes.get(entry.id) ?? [])].slice(0, MOST_CHANGES),
    }));
  }

  private async changesOf(entries: readonly AuditEntryEntity[]): Promise<ReadonlyMap<number, readonly TextChange[]>> {
    const versions = entries.flatMap((entry) => versionIn(entry) ?? []);
    const changes = await this.changes.of(versions);
    return new Map(versions.map(({ entryId }, index) => [entryId, changes[index] ?? []]));
  }
}

/** '/singer' -> 'words/singer', '/article/on-set' -> 'article/on-set': the text of a page, as entries name it. */
function textAt(path: string): string {
  const name = path.slice(1);
  return TEXT_KINDS.some((kind) => name.startsWith(`${kind}/`)) ? name : `words/${name}`;
}

/** Returns the version of a text that an entry is about. */
function versionIn({ id, action, subject, detail }: AuditEntryEntity) {
  if (action !== 'save-document' && action !== 'publish-document') return null;
  const kind = TEXT_KINDS.find((one) => subject.startsWith(`${one}/`));
  const version = /^version ([1-9]\d{0,8})\b/u.exec(detail)?.[1];
  return kind && version ? { entryId: id, kind, name: subject.slice(kind.length + 1), version: Number(version) } : null;
}

/** Returns the time and the id that a cursor names; null for none or a wrong one. */
function placeOf(before = ''): readonly [at: number, id: number] | null {
  const [, at, id] = /^(\d{1,15})\.([1-9]\d{0,14})$/u.exec(before) ?? [];
  return at !== undefined && id !== undefined ? [Number(at), Number(id)] : null;
}
