import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** The time from which tokens of a remote, or of a squad (`squad:talents`), are valid; older ones were revoked. */
@Entity({ name: 'remote_token' })
export class RemoteTokenEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ name: 'valid_from', type: 'bigint', transformer: largeNumber })
  validFrom!: number;
}
