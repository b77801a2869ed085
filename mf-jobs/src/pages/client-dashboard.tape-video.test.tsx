import { aVideo, fakePlayback, ok, problem, screen, userEvent, VIDEO_ID, within } from '@alltalent/shared/testing';
import { anApplicant } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

const BOARD = '/client/dashboard?tab=applicants&job=3';
const VIDEO = `/api/videos/${VIDEO_ID}`;
const tape = { instructions: 'Scene 12.', due_on: '', address: '', video_id: VIDEO_ID };
const kiara = (self_tape: typeof tape & { is_removed?: boolean } = tape) => anApplicant(11, 'Kiara Sen', { stage: 'self-tape', self_tape });

beforeEach(() => {
  localStorage.clear();
  fakePlayback();
});

async function openDrawer() {
  openPage(`${BOARD}&application=11`);
  return within(await screen.findByRole('dialog', { name: 'Kiara Sen' }));
}

test('HIR-03 the client watches an uploaded self-tape in place', async () => {
  openDashboard(aDashboard({ people: [kiara()] }), { [VIDEO]: ok({ status: 200, data: aVideo({ name: '' }) }) });
  const drawer = await openDrawer();
  const video = await drawer.findByLabelText('Self-tape of Kiara Sen', { selector: 'video' });
  expect(video).toHaveAttribute('src', expect.stringContaining(VIDEO));
  expect(drawer.queryByLabelText(/captions/iu)).not.toBeInTheDocument();
});

test('HIR-03 a self-tape that its talent removed says so', async () => {
  openDashboard(aDashboard({ people: [kiara({ ...tape, video_id: '', is_removed: true })] }));
  expect(await (await openDrawer()).findByText('Kiara Sen removed the video.')).toBeVisible();
});

test('HIR-03 a video that is gone says so in the drawer', async () => {
  openDashboard(aDashboard({ people: [kiara()] }), { [VIDEO]: problem(404, 'NOT_FOUND', 'Not found') });
  expect(await (await openDrawer()).findByText('This video is no longer available.')).toBeVisible();
});

test('HIR-03 uploaded self-tapes play side by side in the comparison', async () => {
  const people = [kiara(), anApplicant(12, 'Leela Pillai', { stage: 'sent' })];
  openDashboard(aDashboard({ people }), { [VIDEO]: ok({ status: 200, data: aVideo() }) });
  openPage(BOARD);
  for (const box of await screen.findAllByRole('checkbox', { name: /Kiara Sen|Leela Pillai/u })) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare 2 people' }));
  expect(await dialog.findByLabelText('Self-tape of Kiara Sen', { selector: 'video' })).toBeVisible();
  expect(dialog.getByText('Not asked for')).toBeVisible();
});
