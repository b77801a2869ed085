import { type InferType, number, object, string } from 'yup';

/** `url`: opens the view once, within a minute. */
export const viewAsPersonResponseSchema = object({ status: number().required(), url: string().required() });
export type ViewAsPersonResponse = InferType<typeof viewAsPersonResponseSchema>;
