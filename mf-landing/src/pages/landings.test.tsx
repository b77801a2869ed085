import { storage } from '@alltalent/shared/api';
import { joinPanelAtom } from '@alltalent/shared/state';
import { renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { answerCalls, CATEGORIES, FAILURE, ok } from '../testing/answer-calls';
import { Component as HiringInfluencerPage } from './hiring-influencer.page';
import { Component as InfluencerPage } from './influencer.page';
import { Component as ProductPhotoshootPage } from './product-photoshoot.page';
import { Component as SingerPage } from './singer.page';

const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  storage.remove('user_id', 'is_login');
  answerCalls({ '/api/get-categories': ok(CATEGORIES) });
});

test('LAND-02 /hiring-influencer says Discover, Connect, Hire and makes its two claims', () => {
  renderWithProviders(<HiringInfluencerPage />);
  expect(heading()).toHaveTextContent('Discover Connect Hire');
  expect(screen.getByText('2K+')).toBeInTheDocument();
  expect(screen.getByText(/trial influencer hire/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See influencers' })).toHaveAttribute('href', '/talents?searchtext=influencer');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactus');
});

function PanelState() {
  return <p>{useAtomValue(joinPanelAtom).isOpen ? 'panel open' : 'panel closed'}</p>;
}

test('LAND-02 /influencer lets a visitor join and claims payment and notifications', async () => {
  renderWithProviders(
    <>
      <InfluencerPage />
      <PanelState />
    </>,
  );
  expect(heading()).toHaveTextContent('Connect. Collaborate. Conquer.');
  expect(screen.getByText('payment after a shoot')).toBeInTheDocument();
  expect(screen.getByText(/^notifications when/u)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Join Us Now' }));
  expect(screen.getByText('panel open')).toBeInTheDocument();
});

test('someone who has joined already is shown the way to work', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  answerCalls({});
  renderWithProviders(<InfluencerPage />);
  expect(await screen.findByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
});

test('/product-photoshoot shows what is photographed and makes its four claims', () => {
  renderWithProviders(<ProductPhotoshootPage />);
  expect(heading()).toHaveTextContent('Product photography Good light sells.');
  for (const figure of ['500+', '9', '200+', '7K+']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Oil bottle, illustrated' })).toBeInTheDocument();
});

test('/singer leads to the singers, whether or not the categories can be had', async () => {
  const { unmount } = renderWithProviders(<SingerPage />);
  expect(heading()).toHaveTextContent(/^Singer/u);
  expect(await screen.findByRole('link', { name: 'See singers' })).toHaveAttribute('href', '/talents?searchtext=singer');
  await screen.findByText('100k+');
  unmount();
  answerCalls({ '/api/get-categories': FAILURE });
  renderWithProviders(<SingerPage />);
  expect(screen.getByRole('link', { name: 'See singers' })).toHaveAttribute('href', '/talents?searchtext=singer');
});

test('a page without the shared footer still ends with the company and its terms', () => {
  renderWithProviders(<SingerPage />);
  expect(screen.getByText('2024 © All Talent | All rights reserved')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms-of-use');
});
