import { DESKS } from '../../../desks';
import { LEGAL } from '../legal-figures';
import type { ReadingSection } from '../reading-document';

const PERIOD = `${LEGAL.accessPeriodMonths}`;

export const PEOPLE_SECTIONS: readonly ReadingSection[] = [
  {
    id: 'childrens-privacy',
    heading: 'Children’s privacy',
    blocks: [
      `You need to be ${LEGAL.minimumAge} to keep an account of your own. Children appear here only through a parent or guardian, who makes the profile, agrees to what it shows, reads every message and can take it down at any time.`,
      'We show children no advertising chosen for them, and do not follow what they do. If you see a child’s profile that no parent stands behind, tell us and we take it down while we ask.',
    ],
  },
  {
    id: 'policy-updates',
    heading: 'Policy updates',
    blocks: [
      `We post a new version of this policy here, with its date, at least ${LEGAL.changeNoticeDays} days before it starts, and tell members by e-mail when it changes what we do with their data. The date at the top says which version you are reading.`,
    ],
  },
  {
    id: 'users-in-india',
    heading: 'Users in India',
    blocks: [
      'Indian law on digital personal data gives you the rights listed under [User rights](#user-rights), and two more: to name a person who acts for you if you die or cannot act yourself, and to have a complaint heard. You may take back a consent as easily as you gave it.',
      `Complaints go to the grievance officer at [${DESKS.grievance}](mailto:${DESKS.grievance}). We redress a grievance within ${LEGAL.grievanceWithin} of receiving it. If our answer does not settle it, you can turn to the Data Protection Board of India.`,
    ],
  },
  {
    id: 'california',
    heading: 'California (CCPA)',
    blocks: [
      `If you live in California you may ask which personal information we collected about you, why, where it came from and who received it. You may make such an access request at most ${LEGAL.accessRequestsPerPeriod} per ${PERIOD} months, and the answer covers the previous ${PERIOD} months.`,
      'You may also ask us to delete or correct it. We do not sell personal information, and nobody is treated worse for using these rights. Someone you have authorised in writing may ask for you.',
    ],
  },
  {
    id: 'coppa',
    heading: 'COPPA',
    blocks: [
      `In line with the Children’s Online Privacy Protection Act of the United States, we do not knowingly collect personal information from children under ${LEGAL.noOwnProfileBelow}. They may not create profiles; a parent or guardian may create one for them, after we have checked their consent.`,
      `A parent or guardian can see what we hold about the child, refuse any further collection, and have it deleted: write to [${DESKS.privacy}](mailto:${DESKS.privacy}). If we learn that a child under ${LEGAL.noOwnProfileBelow} gave us data without such consent, we delete it.`,
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      `Anything about your data: [${DESKS.privacy}](mailto:${DESKS.privacy}). Complaints: the grievance officer, [${DESKS.grievance}](mailto:${DESKS.grievance}). Everything else has its own desk on the [contact page](/contactus).`,
    ],
  },
];
