import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Written with the talent's record, so that a file of a photo finds whose it is without reading every record. */
@Entity('published_photo')
export class PublishedPhotoEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;
}
