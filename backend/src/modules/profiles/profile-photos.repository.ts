import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProfilePhotoEntity } from './profile-photo.entity';

/** Every method takes whose photos they are. */
@Injectable()
export class ProfilePhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Best first. */
  find(userId: string): Promise<ProfilePhotoEntity[]> {
    return this.rows.find({ where: { userId }, order: { position: 'ASC', id: 'ASC' } });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  private get rows() {
    return this.dataSource.getRepository(ProfilePhotoEntity);
  }
}
