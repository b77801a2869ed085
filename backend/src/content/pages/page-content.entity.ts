import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** The words of one page; what may stand in them is the page's schema in the contracts. */
@Entity('page_content')
export class PageContentEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  page!: string;

  @Column({ type: 'simple-json' })
  blocks!: object;

  /** False while they are those the project came with: only those are replaced by newer ones. */
  @Column({ name: 'is_edited', type: 'boolean' })
  isEdited!: boolean;

  @Column({ name: 'updated_at', type: 'bigint', transformer: milliseconds })
  updatedAt!: number;
}
