import { Form, Formik } from 'formik';
import { boolean, object, string } from 'yup';
import { renderWithProviders, screen, userEvent, waitFor } from '../../dev/testing';
import { FormCheckField, FormCodeField, FormSelectField } from './form-choices';
import { FormTextArea, FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

const schema = object({
  first: string().trim().required('Please enter first name'),
  email: string().email('Please enter valid email').required('Please enter email'),
  about: string(),
  city: string(),
  code: string(),
  terms: boolean().oneOf([true], 'Please check our T&C'),
});

const empty = { first: '', email: '', about: '', city: '', code: '', terms: false };

function renderForm(onSubmit = jest.fn<void | Promise<void>, [typeof empty, { setErrors: (errors: object) => void }]>()) {
  renderWithProviders(
    <Formik initialValues={empty} validationSchema={schema} validateOnBlur={false} onSubmit={onSubmit}>
      <Form noValidate>
        <FormTextField name="first" label="First name" />
        <FormTextField name="email" label="Email ID" type="email" />
        <FormTextArea name="about" label="About" />
        <FormSelectField name="city" label="City" placeholder="Any" options={[{ value: 'pune', label: 'Pune' }]} />
        <FormCodeField name="code" />
        <FormCheckField name="terms" label="I agree" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Formik>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('form fields', () => {
  test('a refused form shows every error and puts the focus on the first', async () => {
    const { send, onSubmit } = renderForm();
    await send();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please enter first name');
    expect(screen.getByLabelText('Email ID')).toHaveAccessibleDescription('Please enter email');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please check our T&C');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('an error goes away with the first edit', async () => {
    const { send } = renderForm();
    await send();
    await userEvent.type(await screen.findByLabelText('First name'), 'A');
    expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Email ID')).toBeInvalid();
  });

  test('a good form is sent with what was entered', async () => {
    const { send, onSubmit } = renderForm();
    await userEvent.type(screen.getByLabelText('First name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email ID'), 'asha@example.com');
    await userEvent.type(screen.getByLabelText('About'), 'Hello');
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Pune');
    await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('417038');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      first: 'Asha',
      email: 'asha@example.com',
      about: 'Hello',
      city: 'pune',
      code: '417038',
      terms: true,
    });
  });

  test('errors from the server land on their field, with the focus', async () => {
    const { send } = renderForm(
      jest.fn(async (_values, form: { setErrors: (errors: object) => void }) => {
        await Promise.resolve();
        form.setErrors({ email: 'This address is already taken.' });
      }),
    );
    await userEvent.type(screen.getByLabelText('First name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Email ID'), 'asha@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email ID')).toHaveFocus());
    expect(screen.getByLabelText('Email ID')).toHaveAccessibleDescription('This address is already taken.');
  });
});
