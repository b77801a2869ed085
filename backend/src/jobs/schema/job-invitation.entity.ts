import type { InvitationState } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

@Entity('job_invitation')
export class JobInvitationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'job_id', type: 'int' })
  jobId!: number;

  @Column({ name: 'role_id', type: 'int' })
  roleId!: number;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  /** Account of the profile. */
  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'varchar', length: 8 })
  state!: InvitationState;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}
