import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { fn } from 'storybook/test';
import { inGallery, Stack } from '../../dev/gallery';
import {
  FormAlert,
  FormCheckField,
  FormCodeField,
  FormPhoneField,
  FormSelectField,
  FormTextArea,
  FormTextField,
  SubmitButton,
} from './index';

type FormStoryProps = {
  /** What the server said of the whole form. */
  readonly refusal?: string;
  readonly isWrong?: boolean;
  readonly isSending?: boolean;
};

const VALUES = { name: 'Ritu Khanna', about: '', city: 'delhi', terms: true, code: '', phone: { dialCode: null, number: '9800000000' } };
const ERRORS = {
  name: 'Please write your name',
  about: 'Please write two sentences',
  city: 'Please choose a city',
  terms: 'Please accept the terms',
  code: 'That code is not right',
  phone: 'Please check the number',
};
const TOUCHED = Object.fromEntries(Object.keys(ERRORS).map((name) => [name, true]));

/** A form with each field that is tied to Formik. */
function EveryField({ refusal, isWrong = false, isSending = false }: FormStoryProps) {
  const state = { initialStatus: refusal, ...(isWrong && { initialErrors: ERRORS as object, initialTouched: TOUCHED as object }) };
  return (
    <Formik initialValues={VALUES} {...state} onSubmit={fn()}>
      <Form noValidate>
        <Stack>
          <FormTextField name="name" label="Your name" />
          <FormTextArea name="about" label="What you are looking for" rows={3} />
          <FormSelectField name="city" label="City" options={[{ value: 'delhi', label: 'New Delhi' }]} />
          <FormPhoneField name="phone" label="Phone" usualDialCode="91" />
          <FormCodeField name="code" />
          <FormCheckField name="terms" label="I accept the terms of use" />
          <FormAlert />
          <SubmitButton isPending={isSending}>Send</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

const meta = { component: EveryField, parameters: inGallery({ room: 'column' }) } satisfies Meta<typeof EveryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Wrong: Story = { args: { isWrong: true } };
export const Refused: Story = { args: { refusal: 'You have sent five messages today. Please try again tomorrow.' } };
export const Sending: Story = { args: { isSending: true } };
