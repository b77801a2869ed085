import { dayInIndia } from '@alltalent/shared/contracts';
import { ambientTransaction } from '../../kernel/database/ambient-transaction';
import { type DocumentContent, readDocument } from './document.mapper';
import type { DocumentVersionEntity } from './document-version.entity';
import type { DocumentsRepository } from './documents.repository';

/** A document with the calendar day in India (YYYY-MM-DD) from which it is in force. */
export type DatedContent = DocumentContent & { readonly effective_on: string };

type Entry = Pick<DocumentVersionEntity, 'kind' | 'name' | 'version' | 'effectiveAt'>;

const MOST_CACHED = 1000;

/** Reads versions that are in force and caches them, since they never change. Reads in a transaction are not cached. */
export class DocumentReader {
  private readonly known = new Map<string, DocumentContent>();

  constructor(private readonly documents: DocumentsRepository) {}

  async readAll(entries: readonly Entry[]): Promise<DatedContent[]> {
    if (this.known.size > MOST_CACHED) this.known.clear();
    const known = ambientTransaction() ? new Map(this.known) : this.known;
    await this.learn(
      known,
      entries.filter((entry) => !known.has(keyOf(entry))),
    );
    return entries.flatMap((entry) => {
      const content = known.get(keyOf(entry));
      return content ? [{ ...content, effective_on: dayInIndia(entry.effectiveAt ?? 0) }] : [];
    });
  }

  private async learn(known: Map<string, DocumentContent>, missing: readonly Entry[]): Promise<void> {
    const rows = await this.documents.findVersions(missing.map(({ kind, name, version }) => ({ kind, name, version })));
    for (const { kind, name, version, source } of rows) {
      if (kind === 'words') continue;
      known.set(keyOf({ kind, name, version }), readDocument({ kind, name, version, markdown: source }));
    }
  }
}

function keyOf({ kind, name, version }: Omit<Entry, 'effectiveAt'>): string {
  return `${kind}/${name}/${version}`;
}
