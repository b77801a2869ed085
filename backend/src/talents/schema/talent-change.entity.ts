import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** Instead of an id: anybody may have changed. */
export const EVERYBODY = 0;

/** A talent whose projection, words or attributes were written. */
@Entity('talent_change')
export class TalentChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'changed_at', type: 'bigint', transformer: milliseconds })
  changedAt!: number;
}
