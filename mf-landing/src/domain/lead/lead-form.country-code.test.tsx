import { AD_TYPES, MESSAGES } from '@alltalent/shared/contracts';
import { screen, userEvent } from '@alltalent/shared/testing';
import { stubLeads, requestsTo, field, fillIn, openForm, press, STORE } from '../../testing/lead-page';

// With the list of countries the code cannot be taken away; without it, it is a field of its own.
jest.mock('../../../../shared/src/ui/phone-field/country-phone-input', () => {
  throw new Error('Loading chunk 7 failed');
});

test('LEAD-01 a number without its country code says so, and typing the code takes the message away', async () => {
  const requests = stubLeads(AD_TYPES.hiring);
  await openForm(AD_TYPES.hiring);
  await fillIn(AD_TYPES.hiring);
  await userEvent.clear(screen.getByLabelText('Country code'));
  await press();
  expect(await screen.findByText(MESSAGES.leadCountryCode)).toBeInTheDocument();
  expect(field.mobile()).toBeInvalid();
  expect(requestsTo(requests, STORE)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Country code'), '7');
  expect(screen.queryByText(MESSAGES.leadCountryCode)).toBeNull();
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(requestsTo(requests, STORE)[0]?.body).toMatchObject({ county_code: '7', mobile_number: '9876543210' });
});
