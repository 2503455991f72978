import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { ComboBox, type ComboBoxProps, type Focusable } from './ComboBox.tsx'

const countries = ['Canada', 'Germany', 'Greece', 'Iceland', 'Ireland', 'Portugal', 'United Kingdom', 'United States'].map((label) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
}))

const Kept = ({ onChange, ...props }: ComboBoxProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'Kit/ComboBox',
  component: ComboBox,
  args: { label: 'Country', description: 'Type a part of its name.', options: countries, value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ options, onChange }) => (
    <Stack gap="roomy">
      <ComboBox label="Country" options={options} value={null} onChange={onChange} />
      <ComboBox label="Country" options={options} value="iceland" onChange={onChange} isRequired />
      <ComboBox label="Country" options={options} value={null} onChange={onChange} error="Choose your country." />
    </Stack>
  ),
}

/** What is typed leaves only what matches, wherever in the name. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'land')
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Iceland', 'Ireland'])
  },
}

/** Nothing matches: the list says so instead of vanishing. */
export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis')
    const shown = await screen.findByText('No matches. Check the spelling.')
    // A popover stands in the document a moment before it is placed and seen.
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('ire{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('ireland')
    await expect(canvas.getByRole('combobox')).toHaveValue('Ireland')
  },
}

const Form = (props: ComboBoxProps) => {
  const field = useRef<Focusable>(null)
  return (
    <Stack>
      <ComboBox {...props} inputRef={field} />
      <Button onPress={() => field.current?.focus()}>Save</Button>
    </Stack>
  )
}

/** A form puts the focus on the field that is wrong: the list leaves the error to be read, and opens as soon as something is typed. */
export const FocusedByForm: Story = {
  args: { error: 'Choose your country.' },
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('ire')
    await expect(await screen.findByRole('option', { name: 'Ireland' })).toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
