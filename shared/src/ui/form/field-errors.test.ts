import { array, object, string } from 'yup';
import { errorsIn, schemaErrors, toFieldErrors, toFormErrors } from './field-errors';

const errors = { title: 'Please give it a title', 'roles.1.name': 'Please name the part' };

test('errors by path become those of a form and back again', () => {
  const held = toFormErrors(errors);
  expect(held).toEqual({ title: errors.title, roles: [undefined, { name: 'Please name the part' }] });
  expect(toFieldErrors(held)).toEqual(errors);
});

test('a field that was mended leaves no error behind', () => {
  expect(toFieldErrors({ title: undefined, roles: [{}, undefined] })).toEqual({});
});

test('a schema tells the first message of every field', () => {
  const schema = object({ roles: array(object({ name: string().min(2, 'Too short').matches(/^A/u, 'Begin with A') })) });
  expect(schemaFailureOf(() => schema.validateSync({ roles: [{ name: 'b' }] }, { abortEarly: false }))).toEqual({
    'roles[0].name': 'Too short',
  });
});

test('what is no failure of a schema is thrown again', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => schemaFailureOf(broken)).toThrow('broken');
});

test('a schema names the first mistake of each path, and nothing for a good value', () => {
  const schema = object({ name: string().required('Name it').min(3, 'Longer'), place: string().required('Where?') });
  expect(errorsIn(schema, {})).toEqual({ name: 'Name it', place: 'Where?' });
  expect(errorsIn(schema, { name: 'Asha', place: 'Pune' })).toEqual({});
});

function schemaFailureOf(validate: () => unknown) {
  try {
    return validate();
  } catch (error) {
    return schemaErrors(error);
  }
}
