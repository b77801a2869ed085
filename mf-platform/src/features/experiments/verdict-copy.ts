import type { ExperimentResultResponse } from '@alltalent/shared/contracts';

/** What the figures say, in a sentence a product team can act on. */
export const VERDICT_COPY: Readonly<Record<ExperimentResultResponse['verdict'], { readonly title: string; readonly detail: string }>> = {
  collecting: {
    title: 'Still collecting',
    detail: 'Not every variant has the visitors it was planned for. Whatever the figures look like now, they may turn.',
  },
  'no-difference-yet': {
    title: 'No difference found',
    detail: 'With the planned number of visitors the variants convert alike, as far as this test could tell.',
  },
  better: { title: 'Better than A', detail: 'The variant converts more of its visitors, and chance is an unlikely reason.' },
  worse: { title: 'Worse than A', detail: 'The variant converts fewer of its visitors. End the test with A.' },
  mismatch: {
    title: 'Do not trust these figures',
    detail: 'Visitors do not split as the weights say, so something counts one side more than the other. Find out what first.',
  },
};
