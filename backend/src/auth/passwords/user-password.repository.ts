import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UserPasswordEntity } from './user-password.entity';

@Injectable()
export class UserPasswordRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string): Promise<UserPasswordEntity | null> {
    return this.dataSource.manager.findOneBy(UserPasswordEntity, { userId });
  }

  async save(password: UserPasswordEntity): Promise<void> {
    await this.dataSource.manager.upsert(UserPasswordEntity, password, ['userId']);
  }

  /** Replaces the digest of an unchanged password; a password set meanwhile stays. */
  async replaceDigest({ userId, digest }: UserPasswordEntity, newDigest: string): Promise<void> {
    await this.dataSource.manager.update(UserPasswordEntity, { userId, digest }, { digest: newDigest });
  }
}
