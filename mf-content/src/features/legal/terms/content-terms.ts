import { DESKS } from '../../../desks';
import type { ReadingSection } from '../reading-document';

export const CONTENT_TERMS: readonly ReadingSection[] = [
  {
    id: 'proprietary-rights',
    heading: 'Proprietary Rights',
    blocks: [
      'Our name, mark, design and software stay ours, and the law on copyright and trade marks protects them. Nothing in these terms hands them over, and nobody may use them to suggest that we stand behind something we do not.',
    ],
  },
  {
    id: 'usage-rights',
    heading: 'Usage Rights',
    blocks: [
      'Content made for a job belongs to the client of that job, within the usage agreed in writing: where it is shown, for how long, in which countries. If nothing was written down, ask before you publish.',
      'Agree on the portfolio, too: whether, and from which day, the talent may show the finished work.',
    ],
  },
  {
    id: 'user-provided-content',
    heading: 'User-provided content',
    blocks: [
      'Only registered profiles may submit content. What you upload stays yours. You let us store it, show it and make smaller copies of it so that the service works, for as long as it is on your profile.',
      'You promise that you may show what you upload: that you made it or have leave to use it, and that the people in it agree. A job poster may view your content, and may not change or download it without your consent.',
      'We may remove content that breaks these terms, without notice where somebody could be hurt by waiting.',
    ],
  },
  {
    id: 'third-party-content',
    heading: 'Third-party content',
    blocks: [
      'Some pages link to or show things that others made: reels, maps, stores, social networks. Their own terms apply there. We do not check those places every day and do not answer for them.',
    ],
  },
  {
    id: 'limited-license',
    heading: 'Limited license',
    blocks: [
      'You may use the platform for your own casting or your own career. That permission is personal, can be taken back, cannot be passed on, and ends when your account ends.',
    ],
  },
  {
    id: 'restrictions',
    heading: 'Restrictions',
    blocks: [
      'So that everybody can feel at ease here, you may not:',
      [
        'make a false profile, pose as somebody else, or post a job that does not exist;',
        'ask anyone for money to audition, to be shortlisted or to be paid;',
        'contact people outside what they agreed to, or pressure, harass or discriminate against them;',
        'ask a child for contact details, pictures or a meeting without the parent or guardian;',
        'collect profiles by machine, copy the wall elsewhere, or sell what you found here;',
        'break in, overload, or work around a limit of the platform.',
      ],
    ],
  },
  {
    id: 'copyright-notices',
    heading: 'Copyright notices',
    blocks: [
      `If your work is here without your permission, write to [${DESKS.support}](mailto:${DESKS.support}) with the address of the page, what makes the work yours, and how we reach you. We take it down while we look into it and tell the person who put it up, who may answer.`,
      'Whoever puts up the work of others again and again loses the account.',
    ],
  },
  {
    id: 'user-accounts',
    heading: 'User accounts',
    blocks: [
      'We may suspend or end an account that breaks these terms, puts somebody at risk, or is asked for by the law. Where we can, we say why.',
      `You can close yours at any time. To delete an account, or to appeal a decision about it, write to [${DESKS.support}](mailto:${DESKS.support}) from the e-mail address of the account.`,
    ],
  },
];
