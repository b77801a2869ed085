import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Video } from '../../contracts/videos/videos';
import { inGallery } from '../../dev/gallery';
import { VideoCaptions } from './video-captions';
import { VideoPlayer } from './video-player';

const ID = 'abcdefghijklmnopqrstuv';
const VIDEO: Video = {
  id: ID,
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
  url: `/api/videos/${ID}/video`,
  poster_url: '/media/films/take-3.webp',
  captions_url: '',
};
/** Captions belong to a video that the page has asked for. */
const CAPTIONS = (
  <>
    <VideoPlayer id={ID} title="Self-tape of Meher Kaul" />
    <VideoCaptions id={ID} />
  </>
);
const withVideo = (change: Partial<Video>) =>
  inGallery({ as: 'talent', answers: { [`/api/videos/${ID}`]: { status: 200, data: { ...VIDEO, ...change } }, [VIDEO.url]: 'none' } });

const meta = { component: VideoPlayer, args: { id: ID, title: 'Self-tape of Meher Kaul' } } satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: withVideo({}) };
export const Processing: Story = { parameters: withVideo({ state: 'processing', url: '' }) };
export const Refused: Story = { parameters: withVideo({ state: 'refused', url: '', refusal: 'This file has no picture.' }) };
export const Loading: Story = { parameters: inGallery({ as: 'talent', answers: { [`/api/videos/${ID}`]: 'none' } }) };
export const Gone: Story = { parameters: inGallery({ as: 'talent', calls: 'video:404' }) };
export const Failed: Story = { parameters: inGallery({ as: 'talent', calls: 'video:503' }) };
export const Captions: Story = { parameters: withVideo({}), render: () => CAPTIONS };
export const CaptionsThere: Story = { parameters: withVideo({ has_captions: true }), render: () => CAPTIONS };
