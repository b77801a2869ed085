import type { DocumentKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** One version of a text, never changed once it holds. */
@Entity({ name: 'document_version' })
export class DocumentVersionEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind!: DocumentKind;

  @PrimaryColumn({ type: 'varchar', length: 120 })
  name!: string;

  /** From 1, in the order of saving. */
  @PrimaryColumn({ type: 'int' })
  version!: number;

  @Column({ type: 'varchar', length: 200 })
  title!: string;

  /** Markdown behind its front matter, as it was written. */
  @Column({ type: 'text' })
  markdown!: string;

  @Column({ type: 'varchar', length: 80 })
  author!: string;

  @Column({ type: 'varchar', length: 300 })
  summary!: string;

  /** True for the words the project came with. */
  @Column({ name: 'is_seeded', type: 'boolean' })
  isSeeded!: boolean;

  @Column({ name: 'saved_at', type: 'bigint', transformer: milliseconds })
  savedAt!: number;

  /** From when it holds; null: a draft. */
  @Column({ name: 'effective_at', type: 'bigint', nullable: true, transformer: milliseconds })
  effectiveAt!: number | null;
}
