import type { PageBlocks } from '@alltalent/shared/contracts';
import { PHOTOSHOOT_CATEGORIES } from './photoshoot-categories';

export const PRODUCT_PHOTOSHOOT: PageBlocks<'product-photoshoot'> = {
  hero: {
    type: 'band',
    title: 'Good light sells.',
    text: 'Product photoshoots with a photographer who knows your shelf: bottles, plates, gold, silk.',
    action: { label: 'Book Now', to: '#lead-form' },
  },
  'shoots-for': {
    type: 'list',
    title: 'Shoots for',
    items: ['Marketplaces', 'Menus', 'Lookbooks', 'Launches', 'Social feeds', 'Packaging'].map((title) => ({ title })),
  },
  includes: {
    type: 'list',
    title: 'Product Photography Includes',
    items: [
      { title: 'Prep and polish', text: 'Dust, fingerprints and creases stop here, not in the edit.' },
      { title: 'Styling', text: 'Labels straight, caps turned, leaves fresh.' },
      { title: 'Backdrop and props', text: 'Paper, stone, cloth. Chosen with you on a call.' },
      { title: 'Retouching', text: 'Clean edges and true colour, in every size you sell in.' },
    ],
  },
  categories: {
    type: 'list',
    title: 'Categories',
    text: 'Open one to see how we shoot it.',
    action: { label: 'Book Now', to: '#lead-form' },
    items: PHOTOSHOOT_CATEGORIES,
  },
  ready: {
    type: 'band',
    title: 'Ready To Get Started',
    text: 'Post us the product. We post you the pictures, and the product back.',
    action: { label: 'Book Now', to: '#lead-form' },
  },
  steps: {
    type: 'list',
    title: '4 Easy Steps',
    items: [
      { title: 'Budget', text: 'Name the sum. We say what it buys, in pictures.' },
      { title: 'Goals', text: 'A listing, a menu or a launch? The shelf decides the light.', art: 'chai' },
      { title: 'Tailored plans', text: 'A shot list with angles, props and a day rate. You strike out lines.' },
      { title: 'Delivery', text: 'Files named by product code, sized for every shop.' },
    ],
  },
  options: {
    type: 'list',
    title: 'Diverse Options',
    text: 'One bottle, three jobs.',
    items: [
      {
        title: 'Hero',
        text: 'For the top of the page. It has to stop a thumb.',
        art: 'shot-hero',
        alt: 'The bottle in a beam of light among leaves, illustrated',
      },
      {
        title: 'White Background',
        text: 'For the marketplace grid. Nothing but the thing.',
        art: 'shot-white',
        alt: 'The bottle on plain white, illustrated',
      },
      {
        title: 'Lifestyle',
        text: 'For the feed. A morning someone would like to have.',
        art: 'shot-lifestyle',
        alt: 'The bottle on a table by a window with a plant and a towel, illustrated',
      },
    ],
  },
  claims: {
    type: 'claims',
    title: 'Shelf after shelf, picture after picture.',
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
      { title: 'Experienced photographers', text: 'They have shot your kind of product before. Ask to see it.' },
      { title: 'Expert lighting', text: 'Gold, glass and gravy each want a different lamp.' },
      { title: 'Precision setup', text: 'Camera locked, colours measured, so reorders match.' },
      { title: 'Premium production', text: 'A producer, a stylist and a retoucher on every job.' },
    ],
  },
  form: {
    type: 'form',
    title: 'Tell us what to shoot',
    text: 'A price and two photographers, within two working days.',
    points: ['One producer from call to delivery', 'Usage agreed before the shutter', 'Products come back insured'],
  },
};
