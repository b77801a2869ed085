import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'currency' })
export class CurrencyEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 3 })
  code!: string;

  @Column({ type: 'varchar', length: 8 })
  symbol!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'integer' })
  position!: number;
}
