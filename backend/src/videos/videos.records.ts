import { Injectable } from '@nestjs/common';
import { PersonalData, toIso, type UserAccount } from '../auth';
import { OwnVideosService } from './own-videos.service';
import { VideosRepository } from './videos.repository';

/** Exports and erases the videos that a user uploaded. */
@Injectable()
export class VideosRecords extends PersonalData {
  readonly name = 'videos';

  constructor(
    private readonly rows: VideosRepository,
    private readonly videos: OwnVideosService,
  ) {
    super();
  }

  async exportFor({ id: ownerId }: UserAccount): Promise<unknown> {
    return (await this.rows.findOf(ownerId)).map(({ name, purpose, state, bytes, seconds, hasCaptions, createdAt }) => ({
      name,
      purpose,
      state,
      bytes,
      seconds,
      has_captions: hasCaptions,
      uploaded_at: toIso(createdAt),
    }));
  }

  override async erase({ id: ownerId }: UserAccount): Promise<void> {
    for (const { id } of await this.rows.findOf(ownerId)) await this.videos.delete(id);
  }
}
