import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Held, LONG_TEXT, LONG_TITLE } from '../../dev/gallery';
import { TextButton } from '../link/text-button';
import { CheckField } from './check-field';
import { FileField } from './file-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const CITIES = ['Mumbai', 'Bengaluru', 'Kochi'].map((name) => ({ value: name.toLowerCase(), label: name }));

const meta = {
  component: TextField,
  args: { label: 'First name', name: 'first_name', value: 'Meher', onChange: fn() },
  render: ({ value, ...args }) => <Held start={value}>{(held, setHeld) => <TextField {...args} value={held} onChange={setHeld} />}</Held>,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'As in your passport', hint: 'Clients see it on your profile.' } };
export const WithIcon: Story = { args: { label: 'Search', icon: 'search', isLabelHidden: true, value: '', placeholder: 'Name or city' } };
export const WithEnd: Story = { args: { label: 'Email ID', value: 'meher.kaul@example.com', end: <TextButton>Edit email</TextButton> } };
export const Wrong: Story = {
  args: { value: '', isRequired: true, hint: 'Clients see it on your profile.', error: 'Please write your first name' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: LONG_TITLE, value: LONG_TEXT, hint: LONG_TEXT, error: LONG_TITLE } };
export const Area: Story = {
  render: () => (
    <Held start="I sing in Hindi, Kashmiri and Urdu.">
      {(held, setHeld) => <TextArea label="About you" name="about" rows={4} value={held} onChange={setHeld} hint="At most 600 letters." />}
    </Held>
  ),
};
export const AreaWrong: Story = {
  render: () => <TextArea label="About you" name="about" rows={4} value="" onChange={fn()} error="Please write two sentences" />,
};
export const Select: Story = {
  render: () => (
    <Held start="">
      {(held, setHeld) => (
        <SelectField label="City" name="city" placeholder="Choose a city" options={CITIES} value={held} onChange={setHeld} />
      )}
    </Held>
  ),
};
export const SelectWrong: Story = {
  render: () => <SelectField label="City" name="city" options={CITIES} value="kochi" onChange={fn()} error="Nobody works there" />,
};
export const SelectDisabled: Story = {
  render: () => <SelectField label="City" name="city" options={CITIES} value="kochi" onChange={fn()} isDisabled />,
};
export const Check: Story = {
  render: () => (
    <Held start={true}>
      {(held, setHeld) => <CheckField label="Show my age to clients" name="age" isChecked={held} onChange={setHeld} />}
    </Held>
  ),
};
export const CheckWrong: Story = {
  render: () => <CheckField label={LONG_TITLE} name="terms" isChecked={false} onChange={fn()} error="Please accept the terms" />,
};
export const CheckDisabled: Story = {
  render: () => <CheckField label="Show my age to clients" name="age" isChecked isDisabled onChange={fn()} />,
};
export const File: Story = {
  render: () => <FileField label="Your CV" name="cv" accept="application/pdf" prompt="Choose a PDF" hint="At most 5 MB." onFile={fn()} />,
};
export const FileWrong: Story = {
  render: () => (
    <FileField label="Your CV" name="cv" accept="application/pdf" prompt="Choose a PDF" error="This file is not a PDF." onFile={fn()} />
  ),
};
