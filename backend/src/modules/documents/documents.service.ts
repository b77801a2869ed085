import {
  dayInIndia,
  type DocumentEntry,
  type DocumentKind,
  type WrittenDocument,
  type PublishDocumentInput,
  type SiteDocument,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { readDocument } from './document.mapper';
import { type DatedContent, DocumentReader } from './document-reader';
import { notFound } from './document-refusals';
import type { DocumentVersionEntity } from './document-version.entity';
import { type DocumentKey, DocumentsRepository } from './documents.repository';
import { PublishingService } from './publishing.service';

/** Texts of the site in versions: one holds now, those before stay readable, one may be announced. */
@Injectable()
export class DocumentsService {
  private readonly reader: DocumentReader;

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly publishing: PublishingService,
    private readonly clock: Clock,
  ) {
    this.reader = new DocumentReader(documents);
  }

  async read(key: DocumentKey): Promise<SiteDocument> {
    const current = await this.documents.findInForce(key, this.clock.now());
    const text = current && (await this.describe(current, current.version));
    if (!text || text.is_withdrawn) throw notFound();
    return text;
  }

  /** What holds now of every text of a kind, by name, without what was withdrawn. */
  async readAll(kind: DocumentKind): Promise<DatedContent[]> {
    const inForce = await this.documents.findAllInForce(kind, this.clock.now());
    return (await this.reader.readAll(inForce)).filter(({ is_withdrawn }) => !is_withdrawn);
  }

  /** A version that holds, held, or is announced; drafts are nobody's to read. */
  async readVersion(key: DocumentKey, version: number): Promise<SiteDocument> {
    const [found, current] = await Promise.all([
      this.documents.findVersion(key, version),
      this.documents.findInForce(key, this.clock.now()),
    ]);
    if (!found || found.effectiveAt === null) throw notFound();
    return this.describe(found, current?.version);
  }

  /** As it was written, front matter included: the newest version, or the one asked for. For staff only. */
  async source(key: DocumentKey, version?: number): Promise<string> {
    const found = await (version === undefined ? this.documents.findNewest(key) : this.documents.findVersion(key, version));
    if (!found) throw notFound();
    return found.markdown;
  }

  async list(): Promise<DocumentEntry[]> {
    return (await this.documents.findAll()).map(({ kind, name, version, title, author, savedAt, effectiveAt }) => ({
      kind,
      name,
      version,
      title,
      author,
      saved_at: new Date(savedAt).toISOString(),
      effective_at: effectiveAt === null ? null : new Date(effectiveAt).toISOString(),
    }));
  }

  /** What the text will look like. Throws VALIDATION_FAILED with the line that cannot be read. */
  preview({ kind, name, markdown }: WrittenDocument): SiteDocument {
    const now = this.clock.now();
    return {
      ...readDocument({ kind, name, version: 1, markdown }),
      effective_on: dayInIndia(now),
      is_current: false,
      former: [],
      next: null,
    };
  }

  /** Keeps a draft; answers its version. */
  save(input: WrittenDocument, author: string): Promise<number> {
    const { kind, name, markdown } = input;
    const { title } = this.preview(input);
    const savedAt = this.clock.now();
    return this.documents.insert({ kind, name, title, markdown, author, summary: '', isSeeded: false, savedAt, effectiveAt: null });
  }

  /** `actor` is who does it: a user's id, or the account of a system. */
  publish(input: PublishDocumentInput, actor: string): Promise<void> {
    return this.publishing.publish(input, actor);
  }

  /** Stores the words the project came with, unless somebody has written a version since. */
  async seed({ kind, name, markdown }: WrittenDocument, effectiveAt: number): Promise<void> {
    const { title } = this.preview({ kind, name, markdown });
    const past = await this.documents.findPast({ kind, name }, this.clock.now());
    const newest = past[0] && (await this.documents.findVersion({ kind, name }, past[0].version));
    if (newest && (!newest.isSeeded || newest.markdown === markdown)) return;
    await this.documents.insert({
      kind,
      name,
      title,
      markdown,
      author: 'All Talent',
      summary: '',
      isSeeded: true,
      savedAt: this.clock.now(),
      effectiveAt: newest ? this.clock.now() : effectiveAt,
    });
  }

  private async describe(row: DocumentVersionEntity, current: number | undefined): Promise<SiteDocument> {
    const { kind, name, version, markdown, effectiveAt } = row;
    const now = this.clock.now();
    const [past, next] = await Promise.all([this.documents.findPast({ kind, name }, now), this.documents.findNext({ kind, name }, now)]);
    return {
      ...readDocument({ kind, name, version, markdown }),
      effective_on: dayInIndia(effectiveAt ?? now),
      is_current: version === current,
      former: past.filter((one) => one.version !== current).map(toDated),
      next: next && { ...toDated(next), summary: next.summary },
    };
  }
}

function toDated({ version, effectiveAt }: DocumentVersionEntity): { version: number; effective_on: string } {
  return { version, effective_on: dayInIndia(effectiveAt ?? 0) };
}
