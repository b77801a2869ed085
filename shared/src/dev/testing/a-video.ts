import type { Video, VideoRules } from '../../contracts/videos/videos';

export const VIDEO_ID = 'abcdefghijklmnopqrstuv';

/** An uploaded video that is ready. */
export const aVideo = (change: Partial<Video> = {}): Video => ({
  id: VIDEO_ID,
  purpose: 'self-tape',
  state: 'ready',
  name: 'take 3.mp4',
  bytes: 2_000_000,
  seconds: 60,
  width: 1280,
  height: 720,
  has_captions: false,
  refusal: '',
  created_at: '2026-11-20T09:00:00.000Z',
  url: '/api/videos/abcdefghijklmnopqrstuv/video?expires=1&signature=first',
  poster_url: '',
  captions_url: '',
  ...change,
});

/** Rules of a site that converts. */
export const theVideoRules = (change: Partial<VideoRules> = {}): VideoRules => ({
  converts: true,
  formats: ['MP4', 'MOV', 'WebM'],
  accept: ['video/mp4', '.mp4', '.mov', '.webm'],
  most_bytes: 500_000_000,
  chunk_bytes: 16_000_000,
  most_seconds: 1200,
  most_unfinished: 5,
  most_kept: 20,
  captions_bytes: 200_000,
  most_reels: 3,
  ...change,
});

/** Gives the players of a page the methods that jsdom lacks; returns what they were told to do. */
export function fakePlayback(): readonly string[] {
  const told: string[] = [];
  const isPlaying = new WeakSet<HTMLMediaElement>();
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !isPlaying.has(this);
    },
  });
  HTMLMediaElement.prototype.play = function play() {
    told.push('play');
    isPlaying.add(this);
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function pause() {
    told.push('pause');
    isPlaying.delete(this);
  };
  HTMLMediaElement.prototype.load = () => void told.push('load');
  return told;
}
