import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailCheck } from 'lucide-react'
import { Link } from '../../kit/Link/Link.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { TextField } from '../../kit/TextField/TextField.tsx'
import { tones } from './AuthLayout.css.ts'
import { AuthLayout } from './AuthLayout.tsx'

const meta = {
  title: 'Patterns/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Log in',
    intro: 'Welcome back.',
    children: <TextField label="Email or display name" autoComplete="username" />,
    foot: (
      <>
        New here? <Link href="/register">Create account</Link>
      </>
    ),
  },
  argTypes: { children: { control: false }, foot: { control: false }, icon: { control: false } },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** An outcome in every tone; a form is the Playground. Each is cut off under its card, as a page of its own fills the window. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {tones.map((tone) => (
        <div key={tone} style={{ blockSize: '24rem', overflow: 'clip' }}>
          <AuthLayout icon={MailCheck} tone={tone} title="Check your email" intro="We sent a link to marina.ohara@example.com." />
        </div>
      ))}
    </Stack>
  ),
}

/** On a route without the header the page carries the brand, and is the `main` of the document. */
export const Alone: Story = { args: { isAlone: true } }

/** A long form takes the wider card. */
export const Regular: Story = { args: { width: 'regular', title: 'Create your account' } }
