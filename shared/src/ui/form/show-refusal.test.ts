import type { FormikHelpers } from 'formik';
import { ApiError } from '../../api/api-error';
import { fieldsOf, showRefusal } from './show-refusal';

type Values = { readonly name: string; readonly phone: { readonly number: string } };

const VALUES: Values = { name: 'Asha', phone: { number: '98' } };

function refusal(fields?: Readonly<Record<string, string>>): ApiError {
  const problem = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    code: 'VALIDATION_FAILED',
    detail: 'Some fields need another look.',
  } as const;
  return new ApiError({ ...problem, message: problem.detail, request_id: 'req-1', ...(fields && { fields }) });
}

function show(error: unknown, fieldOf = fieldsOf(VALUES), statusOf?: (error: unknown, detail?: string) => unknown) {
  const form = { setErrors: jest.fn(), setStatus: jest.fn() };
  showRefusal(error, form as unknown as FormikHelpers<Values>, { fieldOf, ...(statusOf && { statusOf }) });
  return form;
}

test('a refused field shows its message, and the form as a whole says nothing', () => {
  const { setErrors, setStatus } = show(refusal({ name: 'Too short' }));
  expect(setErrors).toHaveBeenCalledWith({ name: 'Too short' });
  expect(setStatus).not.toHaveBeenCalled();
});

test('a field that lies deeper in the form is found by its path', () => {
  const { setErrors } = show(refusal({ number: 'Not a number' }), (name) => (name === 'number' ? 'phone.number' : undefined));
  expect(setErrors).toHaveBeenCalledWith({ phone: { number: 'Not a number' } });
});

test('a failure without fields becomes the status of the form', () => {
  const { setErrors, setStatus } = show(refusal());
  expect(setErrors).not.toHaveBeenCalled();
  expect(setStatus).toHaveBeenCalledWith('Some fields need another look.');
});

test('a refused field that the form does not have is named in the status, beside those it has', () => {
  const statusOf = (_error: unknown, detail?: string) => detail;
  const { setErrors, setStatus } = show(refusal({ name: 'Too short', page: 'Unknown page' }), fieldsOf(VALUES), statusOf);
  expect(setErrors).toHaveBeenCalledWith({ name: 'Too short' });
  expect(setStatus).toHaveBeenCalledWith('Unknown page');
});
