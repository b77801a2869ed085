import type { AlertFrequency, SavedSearchKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

@Entity('saved_search')
export class SavedSearchEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 8 })
  kind!: SavedSearchKind;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** Canonical JSON of the list's filter. */
  @Column({ type: 'text' })
  filter!: string;

  /** Equal for filters that find the same. */
  @Column({ name: 'filter_hash', type: 'varchar', length: 64 })
  filterHash!: string;

  /** The filter in the address of the list's page. */
  @Column({ type: 'text' })
  query!: string;

  @Column({ type: 'varchar', length: 10 })
  frequency!: AlertFrequency;

  /** The one key under which changed rows find the search; null while it is never mailed. */
  @Column({ name: 'match_key', type: 'varchar', length: 80, nullable: true })
  matchKey!: string | null;

  /** When the matches that wait are mailed; null while none waits. */
  @Column({ name: 'due_at', type: 'bigint', nullable: true, transformer: largeNumber })
  dueAt!: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

export type SavedSearchRow = Readonly<SavedSearchEntity>;

/** A row that a search found. It stays, so that it is told once. */
@Entity('saved_search_match')
export class SavedSearchMatchEntity {
  @PrimaryColumn({ name: 'search_id', type: 'int' })
  searchId!: number;

  @PrimaryColumn({ name: 'subject_id', type: 'int' })
  subjectId!: number;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;

  /** Null while it waits for its mail. */
  @Column({ name: 'told_at', type: 'bigint', nullable: true, transformer: largeNumber })
  toldAt!: number | null;
}
