import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../database/columns';

/** Record of one staff action. Entries are only ever added, and name people by their ids. */
@Entity({ name: 'audit_entry' })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'happened_at', type: 'bigint', transformer: largeNumber })
  happenedAt!: number;

  /** Id of a staff account, or 'system:' and the name of the system account that ran the command. */
  @Column({ type: 'varchar', length: 80 })
  actor!: string;

  @Column({ type: 'varchar', length: 40 })
  action!: string;

  /** Id of an account or an order, a kind and an id such as 'talent:7' or 'promo-code:FIRST', or the name of a list such as 'leads'. */
  @Column({ type: 'varchar', length: 80 })
  subject!: string;

  @Column({ type: 'varchar', length: 1000 })
  detail!: string;
}
