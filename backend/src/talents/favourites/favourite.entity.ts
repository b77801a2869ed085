import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** A talent that a user wants to find again. One row per user and talent: the unique index says so. */
@Entity({ name: 'favourite' })
export class FavouriteEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: milliseconds })
  createdAt!: number;
}
