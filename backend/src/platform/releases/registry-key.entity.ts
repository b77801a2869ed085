import { Column, Entity, PrimaryColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** `current` signs; front doors learn `next` before it signs and still accept `former` afterwards. */
export type KeyPlace = 'current' | 'next' | 'former';

/** A signing key of the registry, shared by all backends of this database. */
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

  @Column({ name: 'made_at', type: 'bigint', transformer: largeNumber })
  madeAt!: number;
}
