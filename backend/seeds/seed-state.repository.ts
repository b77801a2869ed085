import type { DataSource } from 'typeorm';
import { SeedStateEntity } from './seed-state.entity';

export class SeedStateRepository {
  constructor(private readonly dataSource: DataSource) {}

  isDone(name: string, fingerprint: string): Promise<boolean> {
    return this.dataSource.getRepository(SeedStateEntity).existsBy({ name, fingerprint });
  }

  async markDone(name: string, fingerprint: string): Promise<void> {
    await this.dataSource.getRepository(SeedStateEntity).upsert({ name, fingerprint }, ['name']);
  }
}
