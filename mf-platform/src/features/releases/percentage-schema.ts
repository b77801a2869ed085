import { string } from 'yup';
import { NO_PERCENTAGE, weightOf } from './percent-of-visitors';

/** A percentage of visitors as it is written in a field. */
export const percentageSchema = string().test('percentage', NO_PERCENTAGE, (text) => weightOf(text ?? '') !== null);
