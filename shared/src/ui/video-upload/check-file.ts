import { listInWords } from '../../contracts/core/lists';
import type { VideoRules } from '../../contracts/videos/videos';
import { t } from './messages';

/** Returns why a file cannot be uploaded; '' when it can be tried. */
export function checkFile(file: File, { accept, formats, most_bytes: most }: VideoRules): string {
  if (file.size === 0) return t('upload.emptyFile');
  if (file.size > most) return t('upload.tooLarge', { size: megabytes(file.size), most: megabytes(most) });
  const name = file.name.toLowerCase();
  const isKnown = accept.some((kind) => matches(kind.toLowerCase(), name, file.type));
  return isKnown ? '' : t('upload.wrongFormat', { formats: listInWords(formats, 'or') });
}

function matches(kind: string, name: string, type: string): boolean {
  if (kind.startsWith('.')) return name.endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** Megabytes with at most one decimal, and at least 0.1. */
export function megabytes(bytes: number): number {
  const value = bytes / 1_000_000;
  return value >= 10 ? Math.round(value) : Math.max(0.1, Math.round(value * 10) / 10);
}

export function percentOf(sent: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.floor((100 * sent) / total));
}
