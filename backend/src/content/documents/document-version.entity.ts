import type { TextKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** One version of a text: a document, or the words of a page. Immutable once it is in force. */
@Entity({ name: 'document_version' })
export class DocumentVersionEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind!: TextKind;

  @PrimaryColumn({ type: 'varchar', length: 120 })
  name!: string;

  /** Number of the version, from 1 in the order of saving. */
  @PrimaryColumn({ type: 'int' })
  version!: number;

  @Column({ type: 'varchar', length: 200 })
  title!: string;

  /** Front matter and Markdown as written; the words of a page as JSON. */
  @Column({ name: 'markdown', type: 'text' })
  source!: string;

  @Column({ type: 'varchar', length: 80 })
  author!: string;

  @Column({ type: 'varchar', length: 300 })
  summary!: string;

  /** Why it was changed, for the office alone. */
  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  /** Who published it: an account's id or a system account; '' for a draft, and for texts that the project ships with. */
  @Column({ name: 'published_by', type: 'varchar', length: 80, default: '' })
  publishedBy!: string;

  /** True for texts that the project ships with. */
  @Column({ name: 'is_seeded', type: 'boolean' })
  isSeeded!: boolean;

  @Column({ name: 'saved_at', type: 'bigint', transformer: largeNumber })
  savedAt!: number;

  /** Time from which the version is in force; null for a draft. */
  @Column({ name: 'effective_at', type: 'bigint', nullable: true, transformer: largeNumber })
  effectiveAt!: number | null;
}
