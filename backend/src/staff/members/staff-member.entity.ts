import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Account that works in the office, with its roles there. The account itself has role 1. */
@Entity({ name: 'staff_member' })
export class StaffMemberEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  /** Comma-separated roles, 'casting,support'. */
  @Column({ type: 'varchar', length: 80 })
  roles!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  since!: number;
}
