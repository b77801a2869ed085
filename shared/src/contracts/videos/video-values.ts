// Apart from the schemas, so that a page that only needs these words does not ship the validator.

/** What a video is uploaded for: an application's self-tape, or a reel of the profile. */
export const VIDEO_PURPOSES = ['self-tape', 'reel'] as const;
export type VideoPurpose = (typeof VIDEO_PURPOSES)[number];

/** 'uploading' until the last byte arrived, 'processing' while it is checked and converted; only 'ready' can be sent, shown or played. */
export const VIDEO_STATES = ['uploading', 'processing', 'ready', 'refused'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];
export const VIDEO_STATE_LABELS: Readonly<Record<VideoState, string>> = {
  uploading: 'Not uploaded completely',
  processing: 'Being prepared',
  ready: 'Ready',
  refused: 'Cannot be used',
};

/** Files of one video that have addresses. */
export const VIDEO_PARTS = ['video', 'poster', 'captions'] as const;
export type VideoPart = (typeof VIDEO_PARTS)[number];

/** Most of each. */
export const VIDEO_LIMITS = {
  /** Bytes of one upload. */
  bytes: 500_000_000,
  /** Bytes of one PATCH request of the upload. */
  chunkBytes: 16_000_000,
  /** Uploads of one account that are not complete. */
  unfinished: 5,
  /** Videos that one account keeps, unfinished ones included. */
  kept: 20,
  /** Bytes that one account may announce in a day. */
  bytesPerDay: 3_000_000_000,
  /** Length of the video. */
  seconds: 1200,
  /** Pixels of the longer side after the conversion. */
  longestSide: 1280,
  captionsBytes: 200_000,
  /** Characters of the file's name. */
  name: 120,
  /** Uploaded reels of one profile. */
  reels: 3,
  /** Hours after which an upload that is not complete is deleted. */
  unfinishedHours: 24,
  /** Days after which a video that was never sent or shown is deleted. */
  unusedDays: 30,
} as const;

/**
 * Address of uploads by tus 1.0.0: POST creates one (headers Upload-Length, and Upload-Metadata with `filename` and `purpose`), its
 * Location takes HEAD, PATCH and DELETE. POST, PATCH and DELETE need the X-XSRF-TOKEN header. The last part of Location is the video's id.
 */
export const VIDEO_UPLOAD_PATH = '/api/videos/upload';

export const VIDEO_ID = /^[\w-]{22}$/u;
