import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Consecutive wrong codes of one asker for a medium; deleted with this asker's first right code. */
@Entity({ name: 'asker_failure' })
export class AskerFailureEntity {
  /** HMAC of the medium. */
  @PrimaryColumn({ name: 'medium_hash', type: 'varchar', length: 64 })
  mediumHash!: string;

  /** HMAC of the line or the known browser that sent the codes. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  asker!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'failed_at', type: 'bigint', transformer: largeNumber })
  failedAt!: number;
}
