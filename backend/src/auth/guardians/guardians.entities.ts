import type { CHILD_RELATIONS } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** Child registered by a parent or guardian, without a login. */
@Entity({ name: 'child_profile' })
export class ChildProfileEntity {
  /** 'c_' and twenty-four random characters. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  id!: string;

  @Column({ name: 'guardian_id', type: 'varchar', length: 40 })
  guardianId!: string;

  @Column({ name: 'first_name', type: 'varchar', length: 80 })
  firstName!: string;

  @Column({ name: 'last_name', type: 'varchar', length: 80 })
  lastName!: string;

  /** YYYY-MM-DD. */
  @Column({ name: 'birth_date', type: 'varchar', length: 10 })
  birthDate!: string;

  @Column({ type: 'varchar', length: 20 })
  relation!: (typeof CHILD_RELATIONS)[number];

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

/** One consent: who gave it, for which child, when and to which text. A renewed consent is a new row. */
@Entity({ name: 'guardian_consent' })
export class GuardianConsentEntity {
  @PrimaryColumn({ name: 'child_id', type: 'varchar', length: 40 })
  childId!: string;

  @PrimaryColumn({ name: 'given_at', type: 'bigint', transformer: largeNumber })
  givenAt!: number;

  @Column({ name: 'guardian_id', type: 'varchar', length: 40 })
  guardianId!: string;

  /** Version of the consent text. */
  @Column({ type: 'varchar', length: 20 })
  version!: string;

  /** Time of the withdrawal; null while the consent is valid. */
  @Column({ name: 'withdrawn_at', type: 'bigint', nullable: true, transformer: largeNumber })
  withdrawnAt!: number | null;
}
