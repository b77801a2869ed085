import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Stands for a talent's id in a change that may concern anybody. */
export const EVERYBODY = 0;

/** A note that a talent's projection, tokens or attributes were written. */
@Entity('talent_change')
export class TalentChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'changed_at', type: 'bigint', transformer: largeNumber })
  changedAt!: number;
}
