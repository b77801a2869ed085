import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { stubResponses, ok } from '../../../testing/stub-responses';
import { FAQS } from '../../../testing/home-responses';
import { Section } from './faq.section';

test('HOME-02 the FAQ asks the first question of every topic, the first one answered', async () => {
  stubResponses({ '/api/site-content/faqs': ok(FAQS) });
  renderWithProviders(<Section />);
  const questions = await screen.findAllByRole('group');
  expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual([
    'Is it free to join?',
    'My child wants to act. How does that work?',
  ]);
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual([true, false]);
  expect(questions[0]).toHaveTextContent('Answer of free, see the terms');
  expect(screen.getAllByRole('link', { name: 'the terms', hidden: true })[0]).toHaveAttribute('href', '/terms-of-use');
  expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faqs');
});
