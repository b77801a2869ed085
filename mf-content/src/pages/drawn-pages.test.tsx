import { tabMemory } from '@alltalent/shared/api';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { arriveAsMember, hydratedPage, leave, typeAgain } from '@alltalent/shared/testing/hydrated';
import { screen, waitFor } from '@testing-library/react';
import { CONTACT_PLAN } from '../features/contact/contact-plan';
import { createRoutes } from '../routes';
import { aDocument, aFaq, anArticle, aStory, listOf } from '../testing/stub-responses';

afterEach(leave);

test.each([
  ['/success', 'Leela Pillai'],
  ['/faqs', 'Is it free to join?'],
  ['/article/self-tapes', 'A self-tape that gets watched'],
  ['/article', 'A self-tape that gets watched'],
  ['/about-us', '<h1'],
  ['/career', '<h1'],
  ['/contactus', '<h1'],
  ['/privacy-policy#part-1', 'Cookies'],
])('%s that the server drew is the same for a member whose browser knows more', async (address, text) => {
  fakeApi({
    '/api/site-content/success-stories': ok(listOf([aStory()])),
    '/api/site-content/faqs': ok(listOf([aFaq()])),
    '/api/site-content/articles': ok(listOf([anArticle()])),
    '/api/documents/article/self-tapes': ok(aDocument(['Light'], { title: 'A self-tape that gets watched' })),
    '/api/documents/page/privacy-policy': ok(aDocument(['Cookies'])),
  });
  const { html, faults } = await hydratedPage(createRoutes, address, { arrive: arriveAsMember });
  expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
});

test('what was typed before a reload comes back into a form that the server drew, and stays stored', async () => {
  fakeApi({});
  const arrive = () => tabMemory.write(CONTACT_PLAN.draftKey, JSON.stringify({ ...CONTACT_PLAN.empty, name: 'Asha Rao' }));
  const { faults } = await hydratedPage(createRoutes, '/contactus', { arrive });
  expect(faults).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Asha Rao'));
  expect(tabMemory.read(CONTACT_PLAN.draftKey)).toContain('Asha Rao');
});

test('what is typed into a form that the server drew, before its code runs, is kept beside what was typed before a reload', async () => {
  fakeApi({});
  const arrive = () => tabMemory.write(CONTACT_PLAN.draftKey, JSON.stringify({ ...CONTACT_PLAN.empty, name: 'Asha Rao' }));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/message/iu);
  const repeat = () => typeAgain(field(), 'Where is my reel?');
  const { faults } = await hydratedPage(createRoutes, '/contactus', { arrive, repeat });
  expect(faults).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Asha Rao'));
  expect(field()).toHaveValue('Where is my reel?');
});
