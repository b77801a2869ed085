import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The squad of a remote that this backend's owners.json does not name yet, as its last published release named it. */
@Entity({ name: 'squad' })
export class SquadEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  /** E-mail address to which failures of releases are reported. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;
}
