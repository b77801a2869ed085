import { assetUrl } from '@alltalent/shared/api';

/** Below this width the film is a band between texts, above it lies behind them. */
export const NARROW = '(max-width: 48rem)';

/** A film and its still under the asset base: `<name>.webm`, `.mp4`, `.avif` and `.webp`. */
export type LoopName = { readonly wide: string; readonly narrow: string };

export const BANNER: LoopName = { wide: 'loops/banner-1080', narrow: 'loops/banner-portrait' };
export const HIRING: LoopName = { wide: 'loops/hiring-900', narrow: 'loops/hiring-900-narrow' };
export const SINGER: LoopName = { wide: 'loops/singer-900', narrow: 'loops/singer-900-narrow' };

export function loopFile(name: string, format: 'webm' | 'mp4' | 'avif' | 'webp'): string {
  return assetUrl(`${name}.${format}`);
}
