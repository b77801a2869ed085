import type { PageBlocks, PageContentResponse } from '@alltalent/shared/contracts';
import { ok } from './stub-responses';

export const PHOTOSHOOT_COPY = '/api/site-content/page/product-photoshoot';

type Blocks = PageBlocks<'product-photoshoot'>;

const bookNow = { label: 'Book Now', to: '#lead-form' };
const jewellery = ['ring', 'jhumka', 'ring-close', 'jhumka-rose'].map((art, at) => ({ art, alt: `Piece ${at + 1}` }));
const category = (title: string, art: string) => ({ title, art, pictures: [{ art, alt: `${title}, whole` }] });

export const PHOTOSHOOT_BLOCKS = {
  hero: { type: 'band', title: 'Good light sells.', text: 'Bottles, plates, gold, silk.', action: bookNow },
  'shoots-for': { type: 'list', title: 'Shoots for', items: [{ title: 'Marketplaces' }, { title: 'Menus' }] },
  includes: {
    type: 'list',
    title: 'Product Photography Includes',
    items: [{ title: 'Prep and polish', text: 'Dust stops here.' }, { title: 'Styling' }, { title: 'Retouching' }],
  },
  categories: {
    type: 'list',
    title: 'Categories',
    items: [
      category('E-commerce', 'trio'),
      category('Food', 'plate-tall'),
      { title: 'Jewellery', text: 'Stones get a small hard lamp.', art: 'ring', pictures: jewellery },
      category('Designer Garment', 'kurta'),
      category('Designer Clothing', 'gown'),
    ],
  },
  ready: { type: 'band', title: 'Ready To Get Started', text: 'Post us the product.', action: bookNow },
  steps: {
    type: 'list',
    title: '4 Easy Steps',
    items: [{ title: 'Budget' }, { title: 'Goals', art: 'chai' }, { title: 'Tailored plans' }, { title: 'Delivery' }],
  },
  options: {
    type: 'list',
    title: 'Diverse Options',
    items: [
      { title: 'Hero', art: 'shot-hero', alt: 'In a beam of light' },
      { title: 'White Background', art: 'shot-white', alt: 'On plain white' },
      { title: 'Lifestyle', art: 'shot-lifestyle', alt: 'On a table by a window' },
    ],
  },
  claims: {
    type: 'claims',
    title: 'Picture after picture.',
    claims: [
      { figure: '7K+', text: 'photos' },
      { figure: '500+', text: 'photographers' },
      { figure: '200+', text: 'clients' },
      { figure: '9', text: 'years' },
    ],
    note: 'By All Talent’s own count.',
  },
  features: {
    type: 'list',
    title: 'Features of Our Photographs',
    items: [
      { title: 'Experienced photographers', text: 'Ask to see it.' },
      { title: 'Expert lighting' },
      { title: 'Precision setup' },
      { title: 'Premium production' },
    ],
  },
  form: { type: 'form', title: 'Tell us what to shoot', text: 'A price within two working days.', points: ['One producer'] },
} satisfies Blocks;

/** The words of the page, all of them or only some. */
export function photoshootCopy(blocks: Partial<Blocks> = PHOTOSHOOT_BLOCKS) {
  const response: PageContentResponse = {
    status: 200,
    data: { page: 'product-photoshoot', updated_at: '2026-11-20T10:00:00.000Z', blocks: blocks as Blocks },
  };
  return { [PHOTOSHOOT_COPY]: ok(response) };
}
