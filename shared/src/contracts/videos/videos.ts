import { array, boolean, type InferType, number, object, string } from 'yup';
import { requiredVideoId } from './video-id';
import { VIDEO_LIMITS, VIDEO_PARTS, VIDEO_PURPOSES, VIDEO_STATES } from './video-values';

export * from './video-id';
export * from './video-values';

export const videoIdSchema = object({ id: requiredVideoId() });
export type VideoIdInput = InferType<typeof videoIdSchema>;

/** What the site takes at present; the formats depend on whether it can convert. */
export const videoRulesSchema = object({
  /** True: every format is made into one that all browsers play, with a poster. False: files are kept as they are. */
  converts: boolean().required(),
  /** Names of the formats for a sentence, such as "MP4". */
  formats: array(string().required()).required(),
  /** Media types and endings for the `accept` of a file field. */
  accept: array(string().required()).required(),
  most_bytes: number().required(),
  chunk_bytes: number().required(),
  most_seconds: number().required(),
  most_unfinished: number().required(),
  most_kept: number().required(),
  captions_bytes: number().required(),
  most_reels: number().required(),
});
export type VideoRules = InferType<typeof videoRulesSchema>;
export const videoRulesResponseSchema = object({ status: number().required(), data: videoRulesSchema.required() });
export type VideoRulesResponse = InferType<typeof videoRulesResponseSchema>;

export const videoSchema = object({
  id: string().required(),
  purpose: string().oneOf(VIDEO_PURPOSES).required(),
  state: string().oneOf(VIDEO_STATES).required(),
  /** Name of the uploaded file, for its owner; '' for other readers. */
  name: string().defined(),
  /** Announced size while it is uploaded, afterwards size of the file that is played. */
  bytes: number().required(),
  /** 0 until they are known, and for files that are kept as they are. */
  seconds: number().required(),
  width: number().required(),
  height: number().required(),
  has_captions: boolean().required(),
  /** Why it cannot be used, with state 'refused', for its owner; '' otherwise. */
  refusal: string().defined(),
  /** ISO 8601. */
  created_at: string().required(),
  /** Addresses that open for five minutes, for this reader alone; '' while there is none. */
  url: string().defined(),
  poster_url: string().defined(),
  captions_url: string().defined(),
});
export type Video = InferType<typeof videoSchema>;
export const videoResponseSchema = object({ status: number().required(), data: videoSchema.required() });
export type VideoResponse = InferType<typeof videoResponseSchema>;
/** The newest first. */
export const ownVideosResponseSchema = object({ status: number().required(), data: array(videoSchema.required()).required() });
export type OwnVideosResponse = InferType<typeof ownVideosResponseSchema>;

/** `text`: content of a WebVTT file in UTF-8. */
export const addCaptionsSchema = object({
  id: requiredVideoId(),
  text: string().max(VIDEO_LIMITS.captionsBytes, 'Captions may have up to 200 kB').required('Please choose a WebVTT file'),
});
export type AddCaptionsInput = InferType<typeof addCaptionsSchema>;

export const videoFileQuerySchema = object({
  id: requiredVideoId(),
  part: string().oneOf(VIDEO_PARTS).required(),
  /** Seconds since 1970. */
  expires: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  signature: string().max(64).required(),
});
export type VideoFileQuery = InferType<typeof videoFileQuerySchema>;
