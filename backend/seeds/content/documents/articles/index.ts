import { CONTRACTS } from './contracts';
import { FIRST_SHOOT } from './first-shoot';
import { INFLUENCER_BRIEF } from './influencer-brief';
import { PORTFOLIO } from './portfolio';
import { SAFETY } from './safety';
import { SELF_TAPE } from './self-tape';
import { USAGE_RIGHTS } from './usage-rights';
import { VOICE_AT_HOME } from './voice-at-home';

/** Articles by slug, newest first. */
export const ARTICLES: Readonly<Record<string, string>> = {
  'a-self-tape-that-gets-watched-to-the-end': SELF_TAPE,
  'your-first-portfolio-eight-pictures-are-enough': PORTFOLIO,
  'the-one-page-agreement': CONTRACTS,
  'usage-rights-in-plain-words': USAGE_RIGHTS,
  'your-first-day-on-set': FIRST_SHOOT,
  'safe-on-set-and-before-it': SAFETY,
  'a-brief-that-creators-love': INFLUENCER_BRIEF,
  'a-voice-booth-in-a-cupboard': VOICE_AT_HOME,
};
