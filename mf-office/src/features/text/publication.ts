import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { object, string } from 'yup';
import { t } from '../../messages/text';

/** Why a text changes, and from when it holds. `effective_at`: ISO time; without it at once. */
export type Publication = { readonly reason: string; readonly effective_at?: string; readonly summary: string };
export type PublishValues = {
  readonly reason: string;
  readonly when: 'now' | 'planned';
  readonly day: string;
  readonly time: string;
  readonly summary: string;
};

/** The schema of the dialog; `isAnnounced`: readers are told what changes. */
export function publishFormSchema(isAnnounced: boolean) {
  const summary = string().trim().max(300);
  return object({
    reason: string().trim().max(OFFICE_LIMITS.textReason).required(t('publish.reasonMissing')),
    when: string().oneOf(['now', 'planned']).required(),
    day: string().when('when', { is: 'planned', then: (day) => day.required(t('publish.dayMissing')) }),
    time: string().when('when', { is: 'planned', then: (time) => time.required(t('publish.timeMissing')) }),
    summary: isAnnounced ? summary.required(t('publish.summaryMissing')) : summary,
  });
}

export function publicationIn({ reason, when, day, time, summary }: PublishValues): Publication {
  const words = { reason: reason.trim(), summary: summary.trim() };
  return when === 'now' ? words : { ...words, effective_at: new Date(`${day}T${time}:00+05:30`).toISOString() };
}

/** Tells whether everybody who opens the page of a text sees what was saved. */
export function isOnSite(publication: Publication | null, wording: string): boolean {
  return publication !== null && publication.effective_at === undefined && wording === '';
}

/** Returns the sentence that a text was saved, published or planned; `wording`: its name where the text is one, else ''. */
export function wordsAfter(publication: Publication | null, wording: string): string {
  if (publication === null) return t('text.saved');
  if (publication.effective_at !== undefined) return t('text.isPlanned');
  return wording === '' ? t('text.published') : t('text.wordingPublished', { name: wording });
}
