/** Sections with a reserved height of their own; lazy-section.module.css says how high. */
export type Room =
  | 'press'
  | 'newcomers'
  | 'featured'
  | 'band'
  | 'creators'
  | 'gigs'
  | 'lanes'
  | 'faq'
  | 'categories'
  | 'hire'
  | 'workFor'
  | 'stories'
  | 'tally';
