import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Core Web Vitals of one route on one page, as last measured by the visitor's browser. Times in milliseconds. */
@Entity({ name: 'page_vitals' })
export class PageVitalsEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  remote!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  /** Random page id from the page's token. */
  @Column({ type: 'varchar', length: 43 })
  page!: string;

  @Column({ type: 'varchar', length: 100 })
  route!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  experiment!: string | null;

  @Column({ type: 'varchar', length: 1, nullable: true })
  variant!: string | null;

  @Column({ type: 'double', nullable: true })
  lcp!: number | null;

  @Column({ type: 'double', nullable: true })
  inp!: number | null;

  @Column({ type: 'double', nullable: true })
  cls!: number | null;

  @Column({ type: 'double', nullable: true })
  fcp!: number | null;

  @Column({ type: 'double', nullable: true })
  ttfb!: number | null;

  @Column({ name: 'reported_at', type: 'bigint', transformer: largeNumber })
  reportedAt!: number;
}
