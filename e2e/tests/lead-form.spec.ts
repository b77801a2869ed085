import { signUp, newEmail } from '../support/join-panel';
import {
  codeDialog,
  countCodes,
  fillLead,
  formOf,
  LEAD_FORMS,
  newPerson,
  openLeadForm,
  proveLead,
  sendLead,
  submitOf,
} from '../support/lead-form';
import { lookAtPanel } from '../support/look-at';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

const THANKS = 'Thank you, our team will contact you';

for (const [name, form] of Object.entries(LEAD_FORMS)) {
  test(`LEAD-05 LEAD-06 VER-01 a request on ${form.path} is sent, confirmed by its code, and goes on to ${form.destination}`, async ({
    page,
  }) => {
    const person = newPerson(name);
    const dialog = await sendLead(page, form, person);
    await expect(page.locator('body')).toHaveClass(/modal-open/u);
    await expect(dialog.getByText('Verification code has been sent to Mobile number & Email address.')).toBeVisible();
    await expect(dialog.getByText(/Verification code in 0:\d\d/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await proveLead(page, person);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === form.destination);
    await expect(page.getByText(THANKS).first()).toBeVisible();
    expect(await countCodes(page, person)).toBe(1);
  });
}

test('LEAD-01 what is missing is said in its field, the first one gets the focus, and typing clears it', async ({ page }) => {
  const form = await openLeadForm(page, LEAD_FORMS.hiring);
  await submitOf(page).click();
  for (const what of ['first name', 'last name', 'mobile number', 'email', 'what do you want to promote ?'])
    await expect(form.getByText(`Please enter ${what}`, { exact: true })).toBeVisible();
  await expect(form.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('N');
  await expect(form.getByText('Please enter first name')).toBeHidden();
  await expect(submitOf(page)).toBeEnabled();
});

test('LEAD-04 a double click sends one request', async ({ page }) => {
  const person = newPerson('double');
  await openLeadForm(page, LEAD_FORMS.influencer);
  await fillLead(page, LEAD_FORMS.influencer, person);
  await submitOf(page).dblclick();
  await expect(codeDialog(page)).toBeVisible();
  await newestCode(page, person.email);
  expect(await countCodes(page, person)).toBe(1);
});

test('VER-01 a wrong code empties the boxes and says so; a pasted right one is taken', async ({ page, watch }) => {
  watch.allow('422');
  const person = newPerson('wrong');
  const dialog = await sendLead(page, LEAD_FORMS.singer, person);
  const code = await newestCode(page, person.email);
  await enterCode(page, code === '111111' ? '222222' : '111111');
  await dialog.getByRole('checkbox', { name: /I agree/u }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Please enter valid Verification Code/u);
  const boxes = dialog.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  await expect(boxes.first()).toHaveValue('');
  await expect(boxes.first()).toBeFocused();
  await boxes.first().evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(boxes.last()).toHaveValue(code.slice(5));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(THANKS).first()).toBeVisible();
});

test('LEAD-05 after sixty seconds the code can be sent again; that empties the boxes and restarts the wait', async ({ page }) => {
  await page.clock.install();
  const dialog = await sendLead(page, LEAD_FORMS.influencer, newPerson('resend'));
  await enterCode(page, '123');
  await page.clock.fastForward(61_000);
  // The server counts its own minute, which the page's clock does not change; only the page's reaction to the response matters here.
  await page.route('**/product-shoot-resend-otp', (route) =>
    route.fulfill({ json: { status: 1, sent_to: ['mobile', 'email'], retry_after: 60 } }),
  );
  await dialog.getByRole('button', { name: 'Resend Verification Code' }).click();
  await expect(dialog.getByText('Verification code has been re-sent to Mobile number & Email address.')).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('');
  await expect(dialog.getByText(/Verification code in (1:00|0:5\d)/u)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('VER-01 a visitor who is logged in is thanked at once', async ({ page }) => {
  await page.goto('/about-us');
  const email = newEmail('lead.member');
  await signUp(page, email, { role: 'Hiring', firstName: 'Rukmini', lastName: 'Sen' });
  await openLeadForm(page, LEAD_FORMS.singer);
  await fillLead(page, LEAD_FORMS.singer, { ...newPerson('member'), email });
  await submitOf(page).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
  await expect(codeDialog(page)).toBeHidden();
  await expect(formOf(page)).toHaveCount(0);
});

test('VER-01 the modal is shown at every width without a serious accessibility finding', async ({ page }) => {
  await sendLead(page, LEAD_FORMS.photoshoot, newPerson('look'));
  await lookAtPanel(page, 'lead-code');
});
