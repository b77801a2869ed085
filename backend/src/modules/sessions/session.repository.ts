import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { SessionEntity } from './session.entity';

@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(sidHash: string): Promise<SessionEntity | null> {
    return this.dataSource.manager.findOneBy(SessionEntity, { sidHash });
  }

  async insert(session: SessionEntity): Promise<void> {
    await this.dataSource.manager.insert(SessionEntity, session);
  }

  async touch(sidHash: string, seenAt: number): Promise<void> {
    await this.dataSource.manager.update(SessionEntity, { sidHash }, { seenAt });
  }

  async delete(sidHash: string): Promise<void> {
    await this.dataSource.manager.delete(SessionEntity, { sidHash });
  }

  /** Sessions that ended by themselves. */
  async deleteOver(limits: { readonly createdBefore: number; readonly seenBefore: number }): Promise<void> {
    await this.dataSource.manager.delete(SessionEntity, { createdAt: LessThan(limits.createdBefore) });
    await this.dataSource.manager.delete(SessionEntity, { seenAt: LessThan(limits.seenBefore) });
  }
}
