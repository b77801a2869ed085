import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { type KeyPlace, RegistryKeyEntity } from './registry-key.entity';

@Injectable()
export class RegistryKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findAll(): Promise<ReadonlyMap<KeyPlace, RegistryKeyEntity>> {
    const keys = await this.dataSource.manager.find(RegistryKeyEntity);
    return new Map(keys.map((key) => [key.place, key]));
  }

  /** Stores a key; false if another backend stored one first. */
  insert(key: RegistryKeyEntity): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(RegistryKeyEntity, key));
  }

  async move(from: KeyPlace, to: KeyPlace): Promise<void> {
    await this.dataSource.manager.update(RegistryKeyEntity, { place: from }, { place: to });
  }

  async delete(place: KeyPlace): Promise<void> {
    await this.dataSource.manager.delete(RegistryKeyEntity, { place });
  }
}
