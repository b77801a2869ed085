import { AD_TYPES } from '@alltalent/shared/contracts';
import { renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { stubLeads } from '../../testing/lead-page';
import { LeadSection } from './lead-section';

let failures = 1;
jest.mock('./lead-fields-form', () => {
  if (failures > 0) {
    failures -= 1;
    throw new Error('Loading chunk 7 failed');
  }
  return { LeadFieldsForm: () => <p>The fields</p> };
});

test('a form whose code does not load says so, alone, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubLeads(AD_TYPES.singer);
  renderWithProviders(<LeadSection adType={AD_TYPES.singer} title="What type of Singer do you need" copy={undefined} />);
  expect(await screen.findByText('The form did not load')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What type of Singer do you need' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The fields')).toBeVisible();
});
