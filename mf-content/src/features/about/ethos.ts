import type { ReactElement } from 'react';
import { AnswerArt, FeeArt, LinkArt, NoTicketArt, PaperArt, SearchArt } from './ethos-art';

export type Principle = { readonly name: string; readonly text: string; readonly Art: () => ReactElement };

export const FOR_TALENT: readonly Principle[] = [
  {
    name: 'You never pay to audition',
    text: 'Being seen costs nothing. Whoever asks for money to look at you is not casting, and leaves the wall.',
    Art: NoTicketArt,
  },
  {
    name: 'The fee is on the line',
    text: 'Pay, dates, place and who is hiring, before you write a word. You decide with open eyes.',
    Art: FeeArt,
  },
  {
    name: 'A no is an answer, too',
    text: 'Sent, viewed, shortlisted, booked or not this time. You are told, so that you can plan your week.',
    Art: AnswerArt,
  },
];

export const FOR_CLIENTS: readonly Principle[] = [
  {
    name: 'Nobody buys a better place',
    text: 'The order of the wall is not for sale. Search for what a person can do, and see who can.',
    Art: SearchArt,
  },
  {
    name: 'Your shortlist is one link',
    text: 'Tick the faces, send them to the director, get a yes by lunch. Looking needs no account.',
    Art: LinkArt,
  },
  {
    name: 'What is yours is written down',
    text: 'Where it is shown, for how long, in which countries. Good papers make good sets.',
    Art: PaperArt,
  },
];
