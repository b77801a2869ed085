import { ENDPOINTS, type Video, type VideoFileQuery, type VideoPart } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type CurrentSession, UserBlocksService } from '../auth';
import type { SentFile } from '../kernel/http/send-object';
import { SignedAddresses } from '../kernel/http/signed-addresses';
import { toVideo } from './video.mapper';
import { VideoObjects } from './video-objects';
import { noSuchVideo } from './video-refusals';
import { VideoUses } from './video-uses';
import { type StoredVideo, VideosRepository } from './videos.repository';

/** Signed into the addresses of reels that every visitor may see. */
const ANYONE = 'anyone';

/** Decides who sees a video, and signs the addresses of its files. */
@Injectable()
export class VideoReadersService {
  constructor(
    private readonly rows: VideosRepository,
    private readonly uses: VideoUses,
    private readonly blocks: UserBlocksService,
    private readonly addresses: SignedAddresses,
    private readonly objects: VideoObjects,
  ) {}

  /** Reads a video with addresses for this reader. Throws NOT_FOUND for everybody who may not see it. */
  async read(id: string, session: CurrentSession | null): Promise<Video> {
    const video = await this.rows.find(id);
    const reader = video && (await this.readerOf(video, session));
    if (!reader) throw noSuchVideo();
    return this.forReader(video, { readerId: reader, isOwner: video.ownerId === session?.userId });
  }

  /** Maps an own video. */
  forOwner(video: StoredVideo): Video {
    return this.forReader(video, { readerId: video.ownerId, isOwner: true });
  }

  /** Finds a file by its signed address. Throws NOT_FOUND for another reader, a late one, and one who may not see the video any more. */
  async open(query: VideoFileQuery, session: CurrentSession | null): Promise<SentFile> {
    const { id, part } = query;
    const isSigned = [ANYONE, ...(session ? [session.userId] : [])].some((reader) =>
      this.addresses.isValid(query, nameOf(id, part), reader),
    );
    const video = isSigned ? await this.rows.find(id) : null;
    if (video?.state !== 'ready' || !hasPart(video, part) || (await this.readerOf(video, session)) === null) throw noSuchVideo();
    return { key: this.objects.keyOf(id, part), ...fileOf(video, part) };
  }

  /** Whom the addresses are signed for; null for somebody who may not see the video. Nobody but the owner sees one that is not ready. */
  private async readerOf(video: StoredVideo, session: CurrentSession | null): Promise<string | null> {
    if (session && video.ownerId === session.userId) return session.userId;
    if (video.state !== 'ready') return null;
    if (video.purpose === 'self-tape') return session && (await this.isClientOf(video, session.userId)) ? session.userId : null;
    const audience = await this.uses.reelFor(video, session);
    if (audience === 'reader') return session?.userId ?? null;
    return audience === 'anyone' ? ANYONE : null;
  }

  private async isClientOf({ id, ownerId }: StoredVideo, userId: string): Promise<boolean> {
    return (await this.uses.clientsOf(id)).includes(userId) && !(await this.blocks.areApart(userId, ownerId));
  }

  private forReader(video: StoredVideo, { readerId, isOwner }: { readonly readerId: string; readonly isOwner: boolean }): Video {
    const urlOf = (part: VideoPart) =>
      this.addresses.of(ENDPOINTS.videoFile.path.replace('{id}', video.id).replace('{part}', part), nameOf(video.id, part), readerId);
    return toVideo(video, { isOwner, urlOf });
  }
}

/** Name of a file for its signature. */
function nameOf(id: string, part: VideoPart): string {
  return `video:${id}:${part}`;
}

function hasPart({ hasPoster, hasCaptions }: StoredVideo, part: VideoPart): boolean {
  return { video: true, poster: hasPoster, captions: hasCaptions }[part];
}

function fileOf({ mediaType, id }: StoredVideo, part: VideoPart): Pick<SentFile, 'mediaType' | 'name'> {
  if (part === 'poster') return { mediaType: 'image/jpeg', name: `${id}.jpg` };
  if (part === 'captions') return { mediaType: 'text/vtt; charset=utf-8', name: `${id}.vtt` };
  return { mediaType, name: `${id}.${mediaType === 'video/webm' ? 'webm' : 'mp4'}` };
}
