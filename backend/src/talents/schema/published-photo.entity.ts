import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A published photo and its talent; written with the talent's record, so that a file's talent is found by an index. */
@Entity('published_photo')
export class PublishedPhotoEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;
}
