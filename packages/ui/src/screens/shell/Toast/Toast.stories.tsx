import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { expect, screen } from 'storybook/test'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { toasts, type ToastMessage } from '../../../kit/ToastRegion/toasts.ts'
import { ToastRegion } from '../../../kit/ToastRegion/ToastRegion.tsx'

interface PageProps {
  /** Sent before the page stands, as a call that fails while it loads would. */
  messages: readonly ToastMessage[]
}

const PageWithToasts = ({ messages }: PageProps) => (
  <>
    <main aria-busy={messages.length === 0} style={{ padding: '8rem 1rem 1.5rem', maxWidth: '80rem', marginInline: 'auto' }}>
      <Heading level={1}>Slot history</Heading>
      <Text tone="soft">Open a round to see its reels and winning lines.</Text>
    </main>
    <ToastRegion />
  </>
)

const meta = {
  title: 'Screens/Shell/Toast',
  component: PageWithToasts,
  args: { messages: [] },
  parameters: { spec: '§8.8' },
  beforeEach: ({ args }) => {
    toasts.clear()
    args.messages.forEach(toasts.show)
    return () => toasts.clear()
  },
} satisfies Meta<typeof PageWithToasts>
export default meta
type Story = StoryObj<typeof meta>

/** A game could not be started; the player reads the platform's words. */
const Refused: Story = {
  args: { messages: [{ tone: 'error', title: 'The provider has paused this game. Your balance hasn’t changed.' }] },
  parameters: { spec: ['§8.6', '§8.8', '§9.1'] },
}
export { Refused as Error }

/** What the player asked for is done. */
export const Success: Story = { args: { messages: [{ tone: 'success', title: 'A new email is on its way to your inbox.' }] } }

/** The device has no connection, so there was no answer. */
export const DeviceOffline: Story = {
  args: { messages: [{ tone: 'error', title: errorTexts.offline }] },
  parameters: { spec: ['§8.6', '§8.8'] },
  play: async () => {
    await expect(await screen.findByText('Oops something went wrong')).toBeVisible()
  },
}

/** The platform failed (status 500 in the body). */
export const Error500Text: Story = {
  args: { messages: [{ tone: 'error', title: errorTexts.internal }] },
  parameters: { spec: ['§8.3', '§8.8'] },
  play: async () => {
    await expect(await screen.findByText('Internal Server Error. Please contact administrator')).toBeVisible()
  },
}

/** Several fields were refused; each has a line that names it. */
export const FieldErrorsList: Story = {
  args: {
    messages: [
      {
        tone: 'error',
        title: 'Please check the highlighted fields.',
        lines: ['ZIP code: at least 5 characters.', 'Country: choose one.', 'Date of birth: you must be 18 or older.'],
      },
    ],
  },
  parameters: { spec: ['§8.4', '§8.8'] },
}

/** A push message came while the player was here. */
export const PushMessageForeground: Story = {
  args: {
    messages: [{ tone: 'info', title: 'Moonlit Tides is open', lines: ['Play it with game tokens or sweep tokens.'] }],
  },
  parameters: { spec: ['§1.7', '§8.8'] },
}

/** Two different things happened; both can be read, the later one first. */
export const TwoDifferentToasts: Story = {
  tags: ['day'],
  args: {
    messages: [
      { tone: 'success', title: 'Your profile is saved.' },
      { tone: 'error', title: errorTexts.offline },
    ],
  },
}

/** Two calls failed in the same way: the player is told once. */
export const SameToastTwiceShowsOnce: Story = {
  args: {
    messages: [
      { tone: 'error', title: errorTexts.general },
      { tone: 'error', title: errorTexts.general },
    ],
  },
  play: async () => {
    await expect(await screen.findAllByText(errorTexts.general)).toHaveLength(1)
  },
}
