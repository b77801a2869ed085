import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../database/columns';

/** A row of a list that appeared or changed and whose searchers are not told yet. */
@Entity('search_change')
export class SearchChangeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** List that the row belongs to. */
  @Column({ type: 'varchar', length: 8 })
  kind!: string;

  @Column({ name: 'subject_id', type: 'int' })
  subjectId!: number;

  /** What the row was found by before, as JSON; null when the list did not show it. */
  @Column({ type: 'text', nullable: true })
  former!: string | null;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}
