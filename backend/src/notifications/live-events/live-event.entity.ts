import type { LiveEvent } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Something that open pages of a user are told about. */
@Entity('live_event')
export class LiveEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 16 })
  kind!: LiveEvent;

  /** Id of the thread, offer or booking; 0 for notifications. */
  @Column({ name: 'subject_id', type: 'int' })
  subjectId!: number;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}
