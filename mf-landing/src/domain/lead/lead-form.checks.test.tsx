import { AD_TYPES, type AdType, MESSAGES } from '@alltalent/shared/contracts';
import { screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { stubLeads, requestsTo, field, fillIn, openForm, press, STORE, submitButton, type } from '../../testing/lead-page';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const { leadFirstName, leadLastName, leadMobile, leadEmail, leadPromotion, leadCompany, leadProduct } = MESSAGES;
const ORDERS: readonly (readonly [string, AdType, readonly string[]])[] = [
  ['LEAD-01 the hiring form', AD_TYPES.hiring, [leadFirstName, leadLastName, leadMobile, leadEmail, leadPromotion]],
  ['LEAD-01 IFS-02 the influencer form', AD_TYPES.influencer, [leadFirstName, leadLastName, leadMobile, leadEmail]],
  ['LEAD-02 the photoshoot form', AD_TYPES.photoshoot, [leadFirstName, leadLastName, leadEmail, leadMobile, leadCompany, leadProduct]],
  ['LEAD-03 the singer form', AD_TYPES.singer, [leadFirstName, leadEmail, leadMobile, leadPromotion]],
];

test.each(ORDERS)('%s checks in order, and the first wrong field has the focus', async (_name, adType, messages) => {
  const requests = stubLeads(adType);
  const { container } = await openForm(adType);
  await press();
  await screen.findByText(messages[0] ?? '');
  const told = [...container.querySelectorAll('form p[id$="-error"]')].map((error) => error.textContent);
  expect(told).toEqual(messages);
  await waitFor(() => expect(field.first()).toHaveFocus());
  expect(requestsTo(requests, STORE)).toHaveLength(0);
});

test.each(ORDERS)('%s takes the visitor from one wrong field to the next', async (_name, adType, messages) => {
  stubLeads(adType);
  await openForm(adType);
  await fillIn(adType, ['email_id']);
  await press();
  expect(await screen.findByText(leadEmail)).toBeInTheDocument();
  await waitFor(() => expect(field.email()).toHaveFocus());
  await type(field.email(), 'asha@');
  expect(screen.queryByText(leadEmail)).toBeNull();
  await press();
  expect(await screen.findByText(MESSAGES.leadEmailInvalid)).toBeInTheDocument();
  await waitFor(() => expect(field.email()).toHaveFocus());
  expect(messages).toContain(leadEmail);
});

test('LEAD-03 the singer form asks for Name, Email ID, Phone Number and Event Details', async () => {
  stubLeads(AD_TYPES.singer);
  await openForm(AD_TYPES.singer);
  for (const name of ['Name', 'Email ID', 'Phone Number', 'Event Details']) expect(screen.getByLabelText(name)).toBeVisible();
});

test.each(['812345670', '5555555555'])('LEAD-01 D5 %s, which no country gives out, is refused before it is sent', async (number) => {
  const requests = stubLeads(AD_TYPES.influencer);
  await openForm(AD_TYPES.influencer);
  await fillIn(AD_TYPES.influencer, ['mobile_number']);
  await type(field.mobile(), number);
  await press();
  expect(await screen.findByText(MESSAGES.leadMobileInvalid)).toBeInTheDocument();
  expect(requestsTo(requests, STORE)).toHaveLength(0);
});

test.each([AD_TYPES.photoshoot, AD_TYPES.singer])(
  'LEAD-02 D5 a number of more than 17 digits is told, not cut off (%s)',
  async (adType) => {
    const requests = stubLeads(adType);
    await openForm(adType);
    await fillIn(adType, ['mobile_number']);
    await type(field.mobile(), '123456789012345678');
    await press();
    expect(await screen.findByText(MESSAGES.leadMobileInvalid)).toBeInTheDocument();
    expect(field.mobile()).toHaveFocus();
    expect(requestsTo(requests, STORE)).toHaveLength(0);
  },
);

test('LEAD-04 typing clears the error of that field and of no other', async () => {
  stubLeads(AD_TYPES.photoshoot);
  await openForm(AD_TYPES.photoshoot);
  await press();
  await screen.findByText(leadCompany);
  await userEvent.type(field.company(), 'M');
  await waitFor(() => expect(screen.queryByText(leadCompany)).toBeNull());
  expect(screen.getByText(leadProduct)).toBeInTheDocument();
  await userEvent.type(field.mobile(), '9');
  await waitFor(() => expect(screen.queryByText(leadMobile)).toBeNull());
});

test('LEAD-04 D4 a failed check never shows the button loading', async () => {
  stubLeads(AD_TYPES.hiring);
  await openForm(AD_TYPES.hiring);
  const loading = jest.fn();
  const observer = new MutationObserver(() => submitButton().hasAttribute('aria-busy') && loading());
  observer.observe(document.body, { subtree: true, attributes: true });
  await fillIn(AD_TYPES.hiring, ['photoshot_desc']);
  await press();
  expect(await screen.findByText(leadPromotion)).toBeInTheDocument();
  expect(field.area()).toHaveFocus();
  observer.disconnect();
  expect(loading).not.toHaveBeenCalled();
});

test('the browser can fill in what it knows, and nobody meets the field that is there for programs', async () => {
  stubLeads(AD_TYPES.photoshoot);
  const { container } = await openForm(AD_TYPES.photoshoot);
  expect(field.first()).toHaveAttribute('autocomplete', 'given-name');
  expect(field.email()).toHaveAttribute('autocomplete', 'email');
  expect(field.company()).toHaveAttribute('autocomplete', 'organization');
  const trap = container.querySelector('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});
