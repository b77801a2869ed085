import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** The status a front door sent with its last request for the registry. */
@Entity({ name: 'front_door' })
export class FrontDoorEntity {
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'integer' })
  revision!: number;

  @Column({ type: 'varchar', length: 300 })
  trouble!: string;

  @Column({ name: 'left_out', type: 'varchar', length: 600 })
  leftOut!: string;

  @Column({ name: 'seen_at', type: 'bigint', transformer: largeNumber })
  seenAt!: number;
}
