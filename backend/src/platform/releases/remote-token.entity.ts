import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** From when on tokens of a remote count: those that were made before were revoked. */
@Entity({ name: 'remote_token' })
export class RemoteTokenEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ name: 'valid_from', type: 'bigint', transformer: milliseconds })
  validFrom!: number;
}
