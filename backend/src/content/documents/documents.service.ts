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
  /** Summary of the changes in a sentence, for texts that are announced to users. */
  readonly summary?: string;
};

/** Documents of the site in versions: one is in force, former ones stay readable, one may be announced. */
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
    const text = current && (await this.describe(key, current, current.version));
    if (!text || text.is_withdrawn) throw notFound();
    return text;
  }

  /** Returns the documents of a kind that are in force and not withdrawn, by name. */
  async readAll(kind: DocumentKind): Promise<DatedContent[]> {
    const inForce = await this.documents.findAllInForce(kind, this.clock.now());
    return (await this.reader.readAll(inForce)).filter(({ is_withdrawn }) => !is_withdrawn);
  }

  /** Returns a current, former or announced version; throws NOT_FOUND for drafts. */
  async readVersion(key: DocumentKey, version: number): Promise<SiteDocument> {
    const [found, current] = await Promise.all([
      this.documents.findVersion(key, version),
      this.documents.findInForce(key, this.clock.now()),
    ]);
    if (!found || found.effectiveAt === null) throw notFound();
    return this.describe(key, found, current?.version);
  }

  /** Returns a version as written, with its front matter; the newest by default. For staff only. */
  async source(key: DocumentKey, version?: number): Promise<string> {
    const found = await (version === undefined ? this.documents.findNewest(key) : this.documents.findVersion(key, version));
    if (!found) throw notFound();
    return found.source;
  }

  async list(): Promise<DocumentEntry[]> {
    return (await this.documents.findAll()).map(({ kind, name, version, title, author, savedAt, effectiveAt }) => ({
      kind: kind as DocumentKind,
      name,
      version,
      title,
      author,
      saved_at: new Date(savedAt).toISOString(),
      effective_at: effectiveAt === null ? null : new Date(effectiveAt).toISOString(),
    }));
  }

  /** Returns a written document as it will be shown. Throws VALIDATION_FAILED with the line that cannot be parsed. */
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

  /** Saves a draft; returns its version number. */
  save(input: WrittenDocument, author: string): Promise<number> {
    const { kind, name, markdown } = input;
    const { title } = this.preview(input);
    const texts = { title, source: markdown, summary: '', reason: '' };
    const savedAt = this.clock.now();
    return this.documents.insert({ kind, name, ...texts, author, publishedBy: '', isSeeded: false, savedAt, effectiveAt: null });
  }

  /** Publishes a draft; `actor` is a user's id or a system account, for the audit trail. */
  publish(input: PublishDocumentInput, actor: string): Promise<void> {
    return this.publishing.publish(input, actor);
  }

  /** Returns former, current and announced versions, the latest start first. */
  async published(key: DocumentKey): Promise<PublishedTerms[]> {
    const rows = await this.documents.findPublished(key);
    return rows.map(({ savedAt, effectiveAt, summary }) => ({ savedAt, effectiveAt: effectiveAt ?? 0, summary }));
  }

  /**
   * Stores a text that the project ships with, unless staff have published a version since. The first version is in force
   * from `firstDay` (ms), later ones at once; later terms are announced.
   */
  async seed({ kind, name, markdown, summary = '' }: SeededText, firstDay: number): Promise<void> {
    const { title } = this.preview({ kind, name, markdown });
    const published = await this.documents.findPublished({ kind, name });
    const newest = published[0] && (await this.documents.findVersion({ kind, name }, published[0].version));
    if (newest && (!newest.isSeeded || newest.source === markdown)) return;
    const now = this.clock.now();
    const next = isTerms({ kind, name }) ? earliestTerms(published, now) : now;
    const when = newest ? { summary, effectiveAt: next } : { summary: '', effectiveAt: firstDay };
    const texts = { title, source: markdown, reason: '', author: 'All Talent', publishedBy: '' };
    await this.documents.insert({ kind, name, ...texts, isSeeded: true, savedAt: now, ...when });
  }

  private async describe({ kind, name }: DocumentKey, row: DocumentVersionEntity, current: number | undefined): Promise<SiteDocument> {
    const { version, source: markdown, effectiveAt } = row;
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
