import type { ArticleText } from './article-text';
import { CONTRACTS } from './contracts';
import { FIRST_SHOOT } from './first-shoot';
import { INFLUENCER_BRIEF } from './influencer-brief';
import { PORTFOLIO } from './portfolio';
import { SAFETY } from './safety';
import { SELF_TAPE } from './self-tape';
import { USAGE_RIGHTS } from './usage-rights';
import { VOICE_AT_HOME } from './voice-at-home';

/** Newest first. */
export const ARTICLES: readonly ArticleText[] = [
  SELF_TAPE,
  PORTFOLIO,
  CONTRACTS,
  USAGE_RIGHTS,
  FIRST_SHOOT,
  SAFETY,
  INFLUENCER_BRIEF,
  VOICE_AT_HOME,
];
