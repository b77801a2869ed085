import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Note of the office about an account; its holder gets it with the export. */
@Entity({ name: 'person_note' })
export class PersonNoteEntity {
  /** 'pn_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Null once the account of its author is erased. */
  @Column({ name: 'author_id', type: 'varchar', length: 40, nullable: true })
  authorId!: string | null;

  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  @Column({ name: 'written_at', type: 'bigint', transformer: largeNumber })
  writtenAt!: number;
}
