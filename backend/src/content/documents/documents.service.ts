import {
  dayInIndia,
  type DocumentEntry,
  type DocumentKind,
  type WrittenDocument,
  type PublishDocumentInput,
  type SiteDocument,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { readDocument } from './document.mapper';
import { type DatedContent, DocumentReader } from './document-reader';
import { notFound } from './document-refusals';
import type { DocumentVersionEntity } from './document-version.entity';
import { type DocumentKey, DocumentsRepository } from './documents.repository';
import { PublishingService } from './publishing.service';
import { earliestTerms, type PublishedTerms } from '../../auth';
import { isTerms } from './terms-document';

type SeededText = WrittenDocument & {
  /** What changes, in a sentence, where users are told of it ahead. */
  readonly summary?: string;
};

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

  /** Versions that held, hold or are announced, of the latest day first. */
  async published(key: DocumentKey): Promise<PublishedTerms[]> {
    const rows = await this.documents.findPublished(key);
    return rows.map(({ savedAt, effectiveAt, summary }) => ({ savedAt, effectiveAt: effectiveAt ?? 0, summary }));
  }

  /**
   * Stores the words the project came with, unless somebody has written a version since. The first ones hold from
   * `firstDay` on and newer ones at once; newer terms are announced.
   */
  async seed({ kind, name, markdown, summary = '' }: SeededText, firstDay: number): Promise<void> {
    const { title } = this.preview({ kind, name, markdown });
    const published = await this.documents.findPublished({ kind, name });
    const newest = published[0] && (await this.documents.findVersion({ kind, name }, published[0].version));
    if (newest && (!newest.isSeeded || newest.markdown === markdown)) return;
    const now = this.clock.now();
    const next = isTerms({ kind, name }) ? earliestTerms(published, now) : now;
    const when = newest ? { summary, effectiveAt: next } : { summary: '', effectiveAt: firstDay };
    await this.documents.insert({ kind, name, title, markdown, author: 'All Talent', isSeeded: true, savedAt: now, ...when });
  }

  private async describe(row: DocumentVersionEntity, current: number | undefined): Promise<SiteDocument> {
    const { kind, name, version, markdown, effectiveAt } = row;
    const now = this.clock.now();
    const published = await this.documents.findPublished({ kind, name });
    const hasCome = (one: DocumentVersionEntity) => (one.effectiveAt ?? 0) <= now;
    const next = published.findLast((one) => !hasCome(one));
    return {
      ...readDocument({ kind, name, version, markdown }),
      effective_on: dayInIndia(effectiveAt ?? now),
      is_current: version === current,
      former: published.filter((one) => hasCome(one) && one.version !== current).map(toDated),
      next: next ? { ...toDated(next), summary: next.summary } : null,
    };
  }
}

function toDated({ version, effectiveAt }: DocumentVersionEntity): { version: number; effective_on: string } {
  return { version, effective_on: dayInIndia(effectiveAt ?? 0) };
}
