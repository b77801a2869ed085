import { OFFICE_VIEW_ID, type OfficeViewFacts } from '@alltalent/shared/contracts';

/** Returns what the document says about the office's view of the site; null on the site itself. */
export function readOfficeView(): OfficeViewFacts | null {
  const text = document.getElementById(OFFICE_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as OfficeViewFacts) : null;
}
