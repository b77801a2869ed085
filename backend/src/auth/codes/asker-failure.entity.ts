import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Wrong codes that one asker sent in for a medium, one after the other; gone with this asker's first right one. */
@Entity({ name: 'asker_failure' })
export class AskerFailureEntity {
  /** HMAC of the medium. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  /** HMAC of the line, or of the known browser, that the codes came from. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  asker!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: milliseconds })
  failedAt!: number;
}
