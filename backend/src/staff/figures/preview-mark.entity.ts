import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A row that was made in a browser with a preview: no figure counts it. */
@Entity({ name: 'preview_mark' })
export class PreviewMarkEntity {
  /** Table of the row. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  origin!: string;

  /** Id of the row. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  subject!: string;

  @Column({ name: 'marked_at', type: 'bigint', transformer: largeNumber })
  markedAt!: number;
}
