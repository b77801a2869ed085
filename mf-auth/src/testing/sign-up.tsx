import { type StubRequest, fakeApi, ok, screen, userEvent } from '@alltalent/shared/testing';
import { DETAILS, MADE, PROGRESS, progressWith, renderPanel, SIGN_UP } from './join-panel';

type StubResponses = Parameters<typeof fakeApi>[0];

export type OpenSignUp = readonly StubRequest[] & { readonly onDone: jest.Mock };

/** The sign-up of a proved address; the calls made from then on. */
export async function openSignUp(responses: StubResponses = {}, options: { readonly returnTo?: string } = {}): Promise<OpenSignUp> {
  return open(progressWith({ step: 'sign_up', medium: 'new.face@example.com', account_status: 2 }), responses, options);
}

export async function openSignUpByPhone(): Promise<OpenSignUp> {
  return open(progressWith({ step: 'sign_up', medium: '+919876543210', county_code: '91', mediumtype: 1, account_status: 2 }), {}, {});
}

async function open(
  progress: ReturnType<typeof progressWith>,
  responses: StubResponses,
  options: { readonly returnTo?: string },
): Promise<OpenSignUp> {
  const requests = fakeApi({ [PROGRESS]: progress, [SIGN_UP]: ok(MADE), [DETAILS]: ok(null), ...responses });
  const { onDone } = renderPanel({ isResumed: true, ...options });
  await screen.findByRole('heading', { name: 'One More Step to Go!' });
  return Object.assign(requests, { onDone });
}

type Filled = {
  readonly first: string;
  readonly last: string;
  readonly number?: string;
  readonly birth?: readonly [string, string, string];
};

/** Fills in what is given, and ticks the terms. */
export async function fillIn({ first, last, number, birth }: Filled): Promise<void> {
  await fill('First name', first);
  await fill('Last name', last);
  if (number) await fill('Phone number', number);
  for (const [index, label] of ['Day', 'Month', 'Year'].entries()) if (birth?.[index]) await fill(label, birth[index]);
  await userEvent.click(screen.getByRole('checkbox'));
}

async function fill(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
