import type { AdType, PendingLead } from '@alltalent/shared/contracts';
import { flashAtom } from '@alltalent/shared/state';
import { act, fakeKeyedApi, type KeyedRequest, ok, renderWithProviders, screen, userEvent, within } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { LeadSection } from '../domain/lead/lead-section';

export const PASS = '/api/landing/lead-form';
export const PENDING = '/api/landing/pending-lead';
export const STORE = '/StoreProductShoot';
export const RESEND = '/product-shoot-resend-otp';
export const VERIFY = '/api-verity-otp-for-product-shoot';

export const aPass = (more: object = {}) => ok({ status: 200, data: { form_token: 'pass-1', ready_in_ms: 0, dial_code: '91', ...more } });
export const NOTHING_PENDING = ok({ status: 200, data: null });

export function aPendingLead(adType: AdType, more: Partial<PendingLead> = {}): PendingLead {
  return { ad_type: adType, email: 'a***@example.com', mobile: '******10', sent_to: ['mobile', 'email'], retry_after: 60, ...more };
}
export const stored = (adType: AdType, more: Partial<PendingLead> = {}) => ok({ data: 1, user: 0, pending: aPendingLead(adType, more) });
export const verified = (adType: AdType) => ok({ data: 1, ad_type: adType });

type StubResponses = Parameters<typeof fakeKeyedApi>[0];

/** Answers the form's calls. */
export function stubLeads(adType: AdType, responses: StubResponses = {}): readonly KeyedRequest[] {
  return fakeKeyedApi({
    [PASS]: aPass(),
    [PENDING]: NOTHING_PENDING,
    [STORE]: stored(adType),
    [RESEND]: ok({ status: 1, sent_to: ['mobile', 'email'], retry_after: 60 }),
    [VERIFY]: verified(adType),
    ...responses,
  });
}

export const requestsTo = (requests: readonly KeyedRequest[], path: string) => requests.filter((call) => call.path === path);

/** The section of a page, where the page is, and the message it leaves for the next. */
export async function openForm(adType: AdType) {
  const page = renderWithProviders(
    <>
      <LeadSection adType={adType} title="The form" copy={undefined} />
      <Surroundings />
    </>,
    { route: '/campaign' },
  );
  await screen.findByRole('button', { name: 'Submit' }, { timeout: 5000 });
  return page;
}

function Surroundings() {
  const flash = useAtomValue(flashAtom);
  return <output data-testid="surroundings">{`at ${useLocation().pathname} ${flash?.text ?? ''}`}</output>;
}

export const surroundings = () => screen.getByTestId('surroundings').textContent;

const NAMES = { mobile: /^(?:Mobile number|Phone Number)$/u, email: /^Email(?: ID)?$/u, area: /promote|description|Event/u } as const;
export const field = {
  first: () => screen.getByLabelText(/^(?:First name|Name)$/u),
  last: () => screen.getByLabelText('Last name'),
  mobile: () => screen.getByLabelText(NAMES.mobile),
  email: () => screen.getByLabelText(NAMES.email),
  company: () => screen.getByLabelText('Company name'),
  area: () => screen.getByLabelText(NAMES.area),
} as const;

const TEXTS = {
  first_name: ['first', 'Asha'],
  last_name: ['last', 'Rao'],
  mobile_number: ['mobile', '9876543210'],
  email_id: ['email', 'asha@example.com'],
  company_name: ['company', 'Mango & Co'],
  photoshot_desc: ['area', 'A mango soda'],
} as const;
type TextName = keyof typeof TEXTS;

const ASKED: Readonly<Record<AdType, readonly TextName[]>> = {
  'Hiring Influencer': ['first_name', 'last_name', 'mobile_number', 'email_id', 'photoshot_desc'],
  Influencer: ['first_name', 'last_name', 'mobile_number', 'email_id'],
  'Product Photoshoot': ['first_name', 'last_name', 'email_id', 'mobile_number', 'company_name', 'photoshot_desc'],
  Singer: ['first_name', 'email_id', 'mobile_number', 'photoshot_desc'],
};

/** Types a whole form, or all of it but some fields. */
export async function fillIn(adType: AdType, but: readonly TextName[] = []): Promise<void> {
  for (const name of ASKED[adType].filter((one) => !but.includes(one))) {
    const [which, text] = TEXTS[name];
    await type(field[which](), text);
  }
}

/** At once, as a paste does: one event in place of one per letter. */
export async function type(element: HTMLElement, text: string): Promise<void> {
  act(() => element.focus());
  await userEvent.paste(text);
}

export const submitButton = () => screen.getAllByRole('button', { name: 'Submit' })[0] ?? screen.getByRole('button', { name: 'Submit' });
export const press = () => userEvent.click(submitButton());

export const modal = () => screen.findByRole('dialog', { name: 'Verify your details to proceed' });
export const inModal = async () => within(await modal());

/** Fills the boxes and ticks the terms. */
export async function enterCode(code: string): Promise<void> {
  const dialog = await inModal();
  act(() => dialog.getByLabelText('Digit 1 of 6').focus());
  await userEvent.paste(code);
  const terms = dialog.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) await userEvent.click(terms);
}

export async function sendCode(): Promise<void> {
  await userEvent.click((await inModal()).getByRole('button', { name: 'Submit' }));
}

export const boxes = async () =>
  (await inModal())
    .getAllByRole<HTMLInputElement>('textbox')
    .map((box) => box.value)
    .join('');
