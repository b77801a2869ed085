import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** The copy of one page, in blocks; the page's schema in the contracts says which blocks it has. */
@Entity('page_content')
export class PageContentEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  page!: string;

  @Column({ type: 'simple-json' })
  blocks!: object;

  /** False for copy that the project ships with; only that is replaced by newer seeds. */
  @Column({ name: 'is_edited', type: 'boolean' })
  isEdited!: boolean;

  @Column({ name: 'updated_at', type: 'bigint', transformer: milliseconds })
  updatedAt!: number;
}
