import type { ProfileContent, ReviewState } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Content and photos of a profile at one moment. */
export type ProfileSnapshot = { readonly content: ProfileContent; readonly photos: readonly PhotoSnapshot[] };
export type PhotoSnapshot = { readonly name: string; readonly alt: string };
/** A snapshot that staff review. The id identifies a photo that was cropped, and so renamed, since. */
export type SubmittedProfile = { readonly content: ProfileContent; readonly photos: readonly SubmittedPhoto[] };
type SubmittedPhoto = PhotoSnapshot & { readonly id: number };

/** A talent's draft with its submitted and approved snapshots. What visitors see is stored in the talent's record. */
@Entity({ name: 'profile' })
export class ProfileEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'int' })
  revision!: number;

  @Column({ type: 'varchar', length: 10 })
  state!: ReviewState;

  @Column({ type: 'varchar', length: 1000 })
  reason!: string;

  @Column({ type: 'text', transformer: json })
  content!: ProfileContent;

  @Column({ type: 'text', nullable: true, transformer: json })
  submitted!: SubmittedProfile | null;

  /** Null before the first approval. */
  @Column({ type: 'text', nullable: true, transformer: json })
  approved!: ProfileSnapshot | null;

  @Column({ name: 'submitted_at', type: 'bigint', nullable: true, transformer: largeNumber })
  submittedAt!: number | null;

  @Column({ name: 'decided_at', type: 'bigint', nullable: true, transformer: largeNumber })
  decidedAt!: number | null;

  @Column({ name: 'updated_at', type: 'bigint', transformer: largeNumber })
  updatedAt!: number;
}
