import { DECLARATIONS } from '../../../contracts/declarations';
import { MOCK_PEOPLE } from '../people';
import { recordedFor } from '../recorded';
import { chosenLength } from './chosen-answer';

const KINDS = ['empty', 'long'] as const;

describe.each(KINDS)('Answers that are %s', (kind) => {
  test.each(MOCK_PEOPLE)('FED-06 are what the contract allows, for every recorded read of a %s', async (person) => {
    for (const { call, body } of recordedFor(person).filter(({ status }) => status === 200)) {
      const answer = await chosenLength(call, kind, body);
      if (JSON.stringify(answer) === JSON.stringify(body) ) console.log(kind, person, call);
      await expect(DECLARATIONS[call].output?.validate(answer, { strict: true })).resolves.toBeDefined();
    }
  });
});
