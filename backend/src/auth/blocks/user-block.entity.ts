import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** One account that blocked another. */
@Entity('user_block')
export class UserBlockEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'blocker_id', type: 'varchar', length: 40 })
  blockerId!: string;

  @Column({ name: 'blocked_id', type: 'varchar', length: 40 })
  blockedId!: string;

  /** Name of the blocked person, as the blocker knew it. */
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}
