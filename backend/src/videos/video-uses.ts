import type { CurrentSession } from '../auth';

type Video = { readonly id: string; readonly ownerId: string };

/** For whom addresses of a reel are signed: for everybody, for this reader alone, or not at all. */
export type ReelAudience = 'anyone' | 'reader' | null;

/** Where videos are used: port of the contexts above, which send and show them. This class is the injection token. */
export abstract class VideoUses {
  /** Clients of the jobs for whose applications the video was sent; applications that were taken back do not count. */
  abstract clientsOf(videoId: string): Promise<readonly string[]>;
  /** Who sees the video on its owner's profile. */
  abstract reelFor(video: Video, session: CurrentSession | null): Promise<ReelAudience>;
  /** The owner's videos that were sent, or are in a draft or the published profile. */
  abstract usedBy(ownerId: string): Promise<ReadonlySet<string>>;
}
