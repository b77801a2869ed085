import { string } from 'yup';
import { VIDEO_ID } from './video-values';

// Apart from the other schemas, so that forms which only name a video do not ship them.
export const requiredVideoId = () => string().matches(VIDEO_ID, 'must be a video').required();
