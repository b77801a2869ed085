export { VideoCaptions } from './video-captions';
export { VideoPlayer, type VideoPlayerProps } from './video-player';
