import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Note of the office about a lead; its sender gets it with the export, and the database deletes it with the lead. */
@Entity({ name: 'lead_note' })
export class LeadNoteEntity {
  /** 'ln_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ name: 'lead_id', type: 'integer' })
  leadId!: number;

  /** Null once the account of its author is erased. */
  @Column({ name: 'author_id', type: 'varchar', length: 40, nullable: true })
  authorId!: string | null;

  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  @Column({ name: 'written_at', type: 'bigint', transformer: largeNumber })
  writtenAt!: number;
}
