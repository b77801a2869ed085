import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** An entry of the audit log: who changed what visitors get. Entries are only added, in the transaction of the change. */
@Entity({ name: 'platform_audit' })
export class PlatformAuditEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'happened_at', type: 'bigint', transformer: largeNumber })
  happenedAt!: number;

  @Column({ type: 'varchar', length: 80 })
  actor!: string;

  @Column({ type: 'varchar', length: 40 })
  action!: string;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 1000 })
  detail!: string;
}
