import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Display name', description: 'This is what other players see.', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Empty, filled, required, with something before and after, wrong, checked, and only to read. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Last name" defaultValue="O'Hara" isRequired />
      <TextField label="Search games" prefix={<Search size="1.125rem" />} defaultValue="moonlit" />
      <TextField label="Daily limit" prefix="$" suffix="USD" inputMode="decimal" defaultValue="100.00" />
      <TextField
        label="Email"
        description="We’ll send a confirmation link here."
        defaultValue="marina@"
        error="Enter a valid email address, such as name@example.com."
      />
      <TextField label="Display name" defaultValue="marina_at_sea" status={{ tone: 'pending', text: 'Checking availability…' }} />
      <TextField label="Display name" defaultValue="marina_at_sea" status={{ tone: 'success', text: 'This display name is available.' }} />
      <TextField label="Account number" defaultValue="LG-2026-000417" isReadOnly />
    </Stack>
  ),
}

/** A wrong value is told by words with an icon, never by color alone, and the words belong to the field. */
export const WrongValue: Story = {
  args: { defaultValue: 'mar!', isRequired: true, error: 'Use only letters, numbers, and underscores.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display name' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('This is what other players see. Use only letters, numbers, and underscores.')
  },
}

/** What is found out while typing is said politely, from a region that stood there before. */
export const StatusSpeaks: Story = {
  args: { defaultValue: 'marina_at_sea', status: { tone: 'success', text: 'This display name is available.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This display name is available.').closest('[aria-live=polite]')).not.toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    label: 'The name that stands on your bank account, exactly as your bank writes it',
    description: 'We compare it with the name in your profile. If they differ, the withdrawal waits until somebody has looked at it.',
    error: 'This name differs from the one in your profile; correct one of them, or write to us if both are right.',
    isRequired: true,
  },
}

/** Tab reaches it and typing fills it. */
export const TypedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('marina')
    await expect(canvas.getByRole('textbox')).toHaveValue('marina')
    await expect(args.onChange).toHaveBeenLastCalledWith('marina')
  },
}
