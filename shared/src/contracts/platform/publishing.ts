import { type InferType, number, object, string } from 'yup';
import { EMAIL_PATTERN, LIMITS } from '../core/limits';
import { MESSAGES } from '../core/messages';
import { releaseSchema } from './federation';
import { releaseRecordSchema } from './release-records';
import { experimentNameSchema, testedRoutesSchema, variantSchema, WHOLE_WEIGHT } from './rollouts';

/**
 * What becomes of a published release. promote: stable. candidate: nobody gets it. start: stable where nobody chose a release of
 * the remote, else a candidate; a version that is published already is no error.
 */
export const PROMOTIONS = ['promote', 'candidate', 'start'] as const;

/** A release to publish. With an experiment it becomes its variant; as a candidate nobody gets it but by an override. */
export const publishReleaseSchema = releaseSchema.shape({
  /** 'promote' unless said otherwise. Not used with an experiment. */
  promotion: string().oneOf(PROMOTIONS).default('promote'),
  experiment: object({
    name: experimentNameSchema,
    variant: variantSchema,
    weight: number().integer().min(0).max(WHOLE_WEIGHT).required(),
    /** Pages that a new experiment is about; those of its plan, or all of the remote, unless said. */
    routes: testedRoutesSchema.default(undefined).optional(),
  })
    .default(undefined)
    .optional(),
  /** E-mail address of the squad, which is told when a release fails; without one, nobody gets a mail. Never part of the registry. */
  squad_mail: string().max(LIMITS.emailLength).matches(EMAIL_PATTERN, MESSAGES.enterEmail).optional().default(undefined),
  /** Absent from publishers that do not write records. */
  record: releaseRecordSchema.optional().default(undefined),
});
export type PublishRelease = InferType<typeof publishReleaseSchema>;
