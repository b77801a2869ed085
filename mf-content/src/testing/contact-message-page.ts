import { fakeApi, ok, screen, userEvent } from '@alltalent/shared/testing';
import { aDocument } from './stub-responses';

export const SENT = ok({ status: 200, data: { ticket: 'AT-7K3M-9QXD', answer: 'Within one working day' } });
const NO_DESK_EMAILS = ok({ status: 200, data: [] });
export const NOTHING_OPEN = ok({ status: 200, data: [] });

export const anOpening = {
  slug: 'casting-editor',
  title: 'Casting editor',
  summary: 'You read briefs.',
  place: 'Mumbai',
  employment: 'full time',
  pay: '₹ 90,000 a month',
  posted_on: '2026-11-18',
  closes_on: '',
};

type StubResponses = Parameters<typeof fakeApi>[0];

/** Both pages' calls, answered; `more` wins. */
export function stubContactMessages(more: StubResponses = {}): ReturnType<typeof fakeApi> {
  const text = aDocument(['Grievance officer', 'How we work', 'Write to us']);
  return fakeApi({
    '/api/documents/page/contactus': ok(text),
    '/api/documents/page/career': ok(text),
    '/api/enquiries/form': ok({ status: 200, data: { form_token: 'token', ready_in_ms: 0 } }),
    '/api/enquiries/desks': NO_DESK_EMAILS,
    '/api/enquiries/send': SENT,
    '/api/careers/openings': NOTHING_OPEN,
    '/api/careers/apply': SENT,
    ...more,
  });
}

export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What both forms ask of everybody. */
export async function fillInSender(): Promise<void> {
  await userEvent.type(field('Your name'), 'Nila Bose');
  await userEvent.type(field('Your e-mail address'), 'nila@example.com');
}

/** Replaces the sending of a file: each answer is a status and a body. */
export function stubUploads(responses: readonly { readonly status: number; readonly body: unknown }[]): { readonly sent: Blob[] } {
  const sent: Blob[] = [];
  class FakeUpload {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    readonly open = jest.fn();
    readonly setRequestHeader = jest.fn();
    readonly abort = jest.fn();
    getResponseHeader(): string {
      return 'r-1';
    }
    send(body: Blob): void {
      const response = responses[sent.length];
      sent.push(body);
      if (!response) return;
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = response.status;
      this.responseText = JSON.stringify(response.body);
      setTimeout(() => this.onload?.(), 0);
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return { sent };
}
