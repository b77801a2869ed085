import { Column, Entity, PrimaryColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** `current` signs; front doors get to know `next` before it does, and still take `former` after it. */
export type KeyPlace = 'current' | 'next' | 'former';

/** A key that signs registries, for all backends of this database. */
@Entity({ name: 'registry_key' })
export class RegistryKeyEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  place!: KeyPlace;

  /** DER in base64. */
  @Column({ name: 'public_key', type: 'varchar', length: 100 })
  publicKey!: string;

  /** The private key, sealed with SECRET_KEY. */
  @Column({ name: 'sealed_key', type: 'text' })
  sealedKey!: string;

  @Column({ name: 'made_at', type: 'bigint', transformer: milliseconds })
  madeAt!: number;
}
