import type { FigureSet } from '@alltalent/shared/contracts';
import type { FigureMessageId } from '../../messages/figures';

/** What a figure is measured in. */
export type Measure = 'count' | 'minutes' | 'paise';
export type FigureKey = Exclude<keyof FigureSet, 'answers'>;

/** A figure of the page. */
export type Figure = { readonly key: FigureKey; readonly label: FigureMessageId; readonly measure: Measure };

/** Figures in the order of the page; leads stand beside their pages. */
export const FIGURES: readonly Figure[] = [
  { key: 'sign_ups', label: 'figures.signUps', measure: 'count' },
  { key: 'profiles_approved', label: 'figures.profiles', measure: 'count' },
  { key: 'jobs_posted', label: 'figures.jobsPosted', measure: 'count' },
  { key: 'jobs_approved', label: 'figures.jobsApproved', measure: 'count' },
  { key: 'applications', label: 'figures.applications', measure: 'count' },
  { key: 'answer_minutes', label: 'figures.answers', measure: 'minutes' },
  { key: 'hires', label: 'figures.hires', measure: 'count' },
  { key: 'orders_paid', label: 'figures.orders', measure: 'count' },
  { key: 'paid_minor', label: 'figures.paid', measure: 'paise' },
];
export const LEADS: Figure = { key: 'leads', label: 'figures.leads', measure: 'count' };
