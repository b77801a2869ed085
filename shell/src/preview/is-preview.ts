import { PREVIEW_PARAMETER } from '@alltalent/shared/contracts';

/** Whether the office shows this page in a frame, with a draft in it. */
export function isPreview(): boolean {
  return window.parent !== window && new URLSearchParams(window.location.search).has(PREVIEW_PARAMETER);
}
