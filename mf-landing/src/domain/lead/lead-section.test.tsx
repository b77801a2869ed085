import { AD_TYPES, type FormBlock } from '@alltalent/shared/contracts';
import { act, renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { holdIntersections, matchMediaQueries } from '../../testing/browser-parts';
import { stubLeads, requestsTo, PASS } from '../../testing/lead-page';
import { LeadSection } from './lead-section';
import { ToFormButton } from './to-form-button';

const { hiring, influencer, singer } = AD_TYPES;
const COPY: FormBlock = { type: 'form', title: 'Connect with Top Influencers', text: 'Tell us what you sell.', points: ['No retainer'] };
const scroll = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = scroll;
  matchMediaQueries();
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(window, 'matchMedia');
});

function openPage() {
  return renderWithProviders(
    <>
      <ToFormButton>Get Started</ToFormButton>
      <LeadSection adType={hiring} title="The form" copy={COPY} />
    </>,
  );
}
const pressStart = () => userEvent.click(screen.getByRole('button', { name: 'Get Started' }));

test('INF-01 the form stands in a section with the words of the page, its points and what is beside it', async () => {
  stubLeads(influencer);
  renderWithProviders(<LeadSection adType={influencer} title="The form" copy={COPY} aside={<a href="/">Log in</a>} hint="By joining" />);
  const section = within(screen.getByRole('region', { name: 'Connect with Top Influencers' }));
  expect(section.getByText('Tell us what you sell.')).toBeVisible();
  expect(section.getByRole('listitem')).toHaveTextContent('No retainer');
  expect(section.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await section.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(section.getByText('By joining')).toBeVisible();
});

test('LEAD-03 without its words the section has its own title, and a form that works', async () => {
  stubLeads(singer);
  renderWithProviders(<LeadSection adType={singer} title="What type of Singer do you need" copy={undefined} />);
  expect(screen.getByRole('heading', { name: 'What type of Singer do you need' })).toBeVisible();
  expect(await screen.findByLabelText('Event Details')).toBeVisible();
});

test('the form is fetched when it comes near the screen, and keeps its room until then', async () => {
  const requests = stubLeads(hiring);
  const observer = holdIntersections();
  openPage();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(requestsTo(requests, PASS)).toHaveLength(0);
  act(observer.arrive);
  expect(await screen.findByLabelText('First name')).toBeVisible();
  await waitFor(() => expect(requestsTo(requests, PASS)).toHaveLength(1));
  observer.forget();
});

test('INF-03 a button scrolls smoothly to the form, and the focus follows when the form is there', async () => {
  stubLeads(hiring);
  const observer = holdIntersections();
  openPage();
  await pressStart();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  observer.forget();
});

test('INF-03 each press leads to the first field of a form that is there already', async () => {
  stubLeads(hiring);
  openPage();
  await screen.findByLabelText('First name');
  for (const round of [1, 2]) {
    await pressStart();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(round);
  }
});

test('INF-03 where motion is not wanted the way to the form is a jump', async () => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  stubLeads(hiring);
  openPage();
  await pressStart();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
});

test('INF-03 out of a dialog the way begins once the dialog is closed', async () => {
  stubLeads(hiring);
  openPage();
  await screen.findByLabelText('First name');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await pressStart();
  dialog.remove();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
});
