import { type InferType, number, object, string } from 'yup';
import type { Mac } from '../core/mac';
import { redirectPath } from '../core/redirect-path';
import { isSame } from '../core/same-text';
import { releaseVersionSchema, remoteNameSchema } from './federation';

/** Address of a preview link, without its token. */
export const PREVIEW_LINK_PATH = '/_preview';
/** Address that a browser posts to in order to end its previews. */
export const PREVIEW_END_PATH = '/_preview/end';
/** Cookie of a browser with previews, set by the front door; nothing that such a browser does is counted. */
export const PREVIEW_COOKIE = 'preview';
/** Hours that a preview link holds. */
export const PREVIEW_HOURS = { usual: 24, most: 168 } as const;
/** Milliseconds that no preview outlives. */
export const LONGEST_PREVIEW_MS = PREVIEW_HOURS.most * 3600 * 1000;
/** Previews of one browser, each of another remote; limited by the size of a cookie. */
export const MOST_PREVIEWS = 4;

/** A path of this site with its query, never another origin. */
export const previewPathSchema = string()
  .max(500)
  .test('own-path', 'Use a path of this site, such as /talents', (path) => !path || redirectPath(path) === path);

/** Asks for a link that shows one published release in any browser; without a version, the newest one that is not withdrawn. */
export const makePreviewSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema.notRequired().default(undefined),
  hours: number()
    .integer('Use whole hours')
    .min(1, 'Use one hour or more')
    .max(PREVIEW_HOURS.most, `Use ${PREVIEW_HOURS.most} hours or fewer`)
    .default(PREVIEW_HOURS.usual),
  /** Page that the link opens; without one, the first page of the release that has no parameter. */
  path: previewPathSchema.notRequired().default(undefined),
});
export type MakePreview = InferType<typeof makePreviewSchema>;

export const previewLinkResponseSchema = object({
  address: string().required(),
  version: string().required(),
  path: string().required(),
  expires_at: number().required(),
});
export type PreviewLinkResponse = InferType<typeof previewLinkResponseSchema>;

/** Preview of a release in one browser, as its cookie has it. Times are milliseconds since 1970. */
export type Preview = {
  readonly remote: string;
  readonly version: string;
  /** When the link was made. */
  readonly made_at: number;
  readonly expires_at: number;
};

/** Payload of a preview link's signed text. */
export const previewLinkSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  made_at: number().integer().min(0).required(),
  expires_at: number().integer().required(),
  path: previewPathSchema.required(),
});
export type PreviewLink = InferType<typeof previewLinkSchema>;

const LONGEST_COOKIE = 1000;
const ONE = /^(mf_[a-z]{1,37})~([a-z0-9.+-]{1,80})~([0-9a-z]{1,10})~([0-9a-z]{1,10})$/u;

/** Returns the cookie's value: `remote~version~made~expires` of each preview, times in base 36, then the signature. Keeps the newest. */
export function formatPreviews(previews: readonly Preview[], mac: Mac): string {
  const text = previews
    .slice(-MOST_PREVIEWS)
    .map(({ remote, version, made_at: madeAt, expires_at: expiresAt }) =>
      [remote, version, madeAt.toString(36), expiresAt.toString(36)].join('~'),
    )
    .join('!');
  return `${text}!${mac(`preview!${text}`)}`;
}

/** Returns the previews of a cookie that have not expired; none for a value that formatPreviews did not make with the same key. */
export function readPreviews(value: string | undefined, now: number, mac: Mac): readonly Preview[] {
  if (value === undefined || value.length > LONGEST_COOKIE) return [];
  const end = value.lastIndexOf('!');
  const text = value.slice(0, Math.max(0, end));
  if (text === '' || !isSame(mac(`preview!${text}`), value.slice(end + 1))) return [];
  return text
    .split('!')
    .flatMap((one) => readPreview(one) ?? [])
    .filter(({ expires_at: expiresAt }) => expiresAt > now);
}

function readPreview(text: string): Preview | null {
  const [, remote, version, madeAt = '', expiresAt = ''] = ONE.exec(text) ?? [];
  if (remote === undefined || version === undefined) return null;
  return { remote, version, made_at: Number.parseInt(madeAt, 36), expires_at: Number.parseInt(expiresAt, 36) };
}
