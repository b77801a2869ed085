import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A user's favourite. A unique index allows one row for each user and talent. */
@Entity({ name: 'favourite' })
export class FavouriteEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}
