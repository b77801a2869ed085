import type { Page } from '@playwright/test';

export type Campaign = {
  readonly path: string;
  readonly title: string;
  /** Level-2 headings in order, as in the backend's texts. */
  readonly headings: readonly string[];
  /** Claims that the company makes about itself on the page. */
  readonly claims: readonly string[];
  /** Labels of the buttons that lead to the form. */
  readonly ways: readonly string[];
  readonly firstField: string;
};

export const CAMPAIGNS: readonly Campaign[] = [
  {
    path: '/hiring-influencer',
    title: 'Hire influencers',
    headings: [
      'Define Your Hiring Budget',
      'Level up your marketing',
      'Make an Impact',
      'Why Choose All Talent',
      'Meet six of them',
      'Connect with Top Influencers',
    ],
    claims: ['2K+', 'trial influencer hire'],
    ways: ['Get Started', 'Hire Now', 'Explore Now', 'Experience It Now'],
    firstField: 'First name',
  },
  {
    path: '/influencer',
    title: 'Become an influencer',
    headings: [
      'Unlock Your Career Potential',
      'Start Your Influencer Journey',
      'Find Your Perfect Match',
      'Influence In Every Field',
      'Why Choose All Talent',
      'They said yes',
      'Success Stories',
      'Our Successful Campaigns',
      'Join Our Influencer Network',
    ],
    claims: ['Instant payment', 'Match notifications', '1k+', '1M+'],
    ways: ['Join Us Now', 'Enroll Now'],
    firstField: 'First name',
  },
  {
    path: '/product-photoshoot',
    title: 'Product photography',
    headings: [
      'Shoots for',
      'Product Photography Includes',
      'Categories',
      'Ready To Get Started',
      '4 Easy Steps',
      'Diverse Options',
      'Features of Our Photographs',
      'Tell us what to shoot',
    ],
    claims: ['500+', '9', '200+', '7K+'],
    ways: ['Book Now'],
    firstField: 'First name',
  },
  {
    path: '/singer',
    title: 'Book a singer',
    headings: [
      'Singer service includes',
      'Featured Singers',
      'Tell us your Budget',
      'Our Success Stories',
      'What type of Singer do you need',
    ],
    claims: ['10+', '100k+', '1000+'],
    ways: ['Book Now'],
    firstField: 'Name',
  },
];

/** Scrolls down the page like a visitor, so that lazy sections load. */
export async function scrollThrough(page: Page): Promise<void> {
  let top = 0;
  for (let height = 1; top < height; top += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(120);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.waitForLoadState('networkidle');
}
