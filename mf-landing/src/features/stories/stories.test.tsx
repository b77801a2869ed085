import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { answerCalls, ok } from '../../testing/answer-calls';
import { FAQS, STORIES } from '../../testing/home-answers';
import { Section as Faq } from '../faq/faq.section';
import { Section } from './stories.section';

test('HOME-05 stories come from the backend: one told, two to go on with, each leading to its talent', async () => {
  answerCalls({ '/api/site-content/success-stories': ok(STORIES) });
  renderWithProviders(<Section />);
  expect(await screen.findByText('“Leela Pillai says so.”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leela Pillai' })).toHaveAttribute('href', '/story-1');
  expect(screen.getByRole('link', { name: /Tenzin Dorje/u })).toHaveAttribute('href', '/story-2');
  expect(screen.queryByText(/Baldev Rana/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'All success stories' })).toHaveAttribute('href', '/success');
});

test('HOME-02 the FAQ asks the first question of every topic, the first one answered', async () => {
  answerCalls({ '/api/site-content/faqs': ok(FAQS) });
  renderWithProviders(<Faq />);
  const questions = await screen.findAllByRole('group');
  expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual([
    'Is it free to join?',
    'My child wants to act. How does that work?',
  ]);
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual([true, false]);
  expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faqs');
});
