import { dayInIndia } from '@alltalent/shared/contracts';
import { ambientTransaction } from '../../kernel/database/ambient-transaction';
import { type DocumentContent, readDocument } from './document.mapper';
import type { DocumentVersionEntity } from './document-version.entity';
import type { DocumentsRepository } from './documents.repository';

/** A text with the calendar day in India from which it holds. */
export type DatedContent = DocumentContent & { readonly effective_on: string };

type Entry = Pick<DocumentVersionEntity, 'kind' | 'name' | 'version' | 'effectiveAt'>;

const MOST_KEPT = 1000;

/** Reads versions that are in force. Their words never change, so each is fetched and read once; a transaction keeps nothing here. */
export class DocumentReader {
  private readonly known = new Map<string, DocumentContent>();

  constructor(private readonly documents: DocumentsRepository) {}

  async readAll(entries: readonly Entry[]): Promise<DatedContent[]> {
    if (this.known.size > MOST_KEPT) this.known.clear();
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
    for (const row of rows) known.set(keyOf(row), readDocument(row));
  }
}

function keyOf({ kind, name, version }: Entry): string {
  return `${kind}/${name}/${version}`;
}
