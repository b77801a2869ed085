import { assetUrl } from '@alltalent/shared/api';

/** Below this width the banner is a band between the form and the counters, above it the wall beside the words. */
export const PORTRAIT = '(max-width: 48rem)';

export type BannerShape = 'landscape' | 'portrait';

const LOOP = { landscape: 'loops/banner-1080', portrait: 'loops/banner-portrait' } as const;

export function bannerStill(shape: BannerShape): string {
  return assetUrl(`${LOOP[shape]}.webp`);
}

export function bannerLoop(shape: BannerShape, format: 'webm' | 'mp4'): string {
  return assetUrl(`${LOOP[shape]}.${format}`);
}
