import type { ReadingDocument } from '../reading-document';
import { DATA_SECTIONS } from './data-sections';
import { PEOPLE_SECTIONS } from './people-sections';

export const PRIVACY: ReadingDocument = {
  title: 'Privacy policy',
  lede: 'What we collect, why, who sees it, and what you can ask of us.',
  updatedOn: '2026-11-03',
  replacesVersionOf: '2026-05-01',
  inShort: [
    'Your mobile number and e-mail are not shared with clients.',
    'Your profile is public because you want to be found; you can hide it.',
    'Parents and guardians decide for children, and only they can make a child’s profile.',
    'We do not sell your data.',
  ],
  sections: [...DATA_SECTIONS, ...PEOPLE_SECTIONS],
};
