import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { SHIPPED_PICTURES } from '@alltalent/shared/contracts';
import { ArtStill } from './art-still';
import { Still } from './still';
import { STILL_SHAPES } from './still-shapes';

const bottle = <Still name="bottle" alt="Oil bottle, illustrated" sizes="300px" />;

test('LAND-01 a drawn picture comes from the asset base as AVIF and WebP in three widths, with its size and words', () => {
  const { container } = renderWithProviders(bottle);
  const sources = [...container.querySelectorAll('source')];
  const set = (format: string) => ['320', '640', '1280'].map((width) => `/media/stills/bottle-${width}.${format} ${width}w`).join(', ');
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', set('avif'), '300px'],
    ['image/webp', set('webp'), '300px'],
  ]);
  const image = screen.getByRole('img', { name: 'Oil bottle, illustrated' });
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '800');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('LAND-01 a scene has the shape of a screen, and the picture of the first screen is fetched at once', () => {
  renderWithProviders(<Still name="sunrise" alt="A creator at sunrise" sizes="100vw" isPriority />);
  const image = screen.getByRole('img', { name: 'A creator at sunrise' });
  expect(image).toHaveAttribute('src', '/media/scenes/sunrise-640.webp');
  expect(image).toHaveAttribute('height', '360');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('LAND-01 a picture that is missing leaves a drawing under the same name', () => {
  const { container } = renderWithProviders(bottle);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Oil bottle, illustrated' })).toBeInTheDocument();
});

test('OFF-01 the office offers the pictures that the pages have, and an uploaded one is shown like them', () => {
  expect(Object.values(SHIPPED_PICTURES).flat().toSorted()).toEqual(Object.keys(STILL_SHAPES).toSorted());
  for (const [folder, names] of Object.entries(SHIPPED_PICTURES))
    for (const name of names) expect(Object.entries(STILL_SHAPES).find(([known]) => known === name)?.[1].folder).toBe(folder);
  renderWithProviders(<ArtStill art={'0'.repeat(32)} alt="A stage" sizes="300px" />);
  expect(screen.getByRole('img', { name: 'A stage' })).toHaveAttribute('src', `/media/pictures/${'0'.repeat(32)}-640.webp`);
});
