import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { makeToasts, toasts, tones, type ToastMessage } from './toasts.ts'
import { ToastRegion } from './ToastRegion.tsx'

const words: Record<(typeof tones)[number], string> = {
  info: 'A round of Moonlit Tides was finished by the studio.',
  success: 'Your profile is saved.',
  error: 'This game cannot be started right now.',
}

/** A page that sends the messages given once it is mounted, and one more by its button. */
const PageWithToasts = ({ messages }: { messages: readonly ToastMessage[] }) => (
  <main style={{ padding: '1.5rem', minHeight: '30rem' }}>
    <Button onPress={() => messages.forEach(toasts.show)}>Show</Button>
    <ToastRegion />
  </main>
)

const meta = {
  title: 'Kit/ToastRegion',
  component: PageWithToasts,
  args: { messages: [{ tone: 'success', title: words.success }] },
  beforeEach: ({ args }) => {
    toasts.clear()
    args.messages.forEach(toasts.show)
    return () => toasts.clear()
  },
} satisfies Meta<typeof PageWithToasts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The three tones, one under the other. */
export const Matrix: Story = {
  args: { messages: tones.map((tone) => ({ tone, title: words[tone] })) },
}

/** Where nothing may move, a message is there in its place as soon as it is there at all. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  play: async () => {
    const toast = (await screen.findByText(words.success)).closest('[role="alertdialog"]')
    await expect(toast).toHaveStyle({ opacity: '1', transform: 'none' })
  },
}

/** A refused form whose fields are elsewhere: every field on a line of its own. */
export const ListOfFields: Story = {
  args: {
    messages: [
      {
        tone: 'error',
        title: 'Please check the highlighted fields',
        lines: ['ZIP code: at least 5 characters.', 'Date of birth: you must be 18 or older.'],
      },
    ],
  },
}

/** A text from the server that is longer than it should be stays whole. */
export const LongWords: Story = {
  args: {
    messages: [
      {
        tone: 'info',
        title:
          'The studio of “Cleopatra’s Golden Scarab” finishes open rounds by itself tonight between two and three; what they win is added to your balance without anything for you to do.',
      },
    ],
  },
}

/** Fifty times the same words are one message. */
export const SameWordsOnce: Story = {
  args: { messages: Array.from({ length: 50 }, () => ({ tone: 'error' as const, title: words.error })) },
  play: async () => {
    await expect(await screen.findAllByText(words.error)).toHaveLength(1)
  },
}

/** By keyboard: F6 goes to the messages, the close button closes, and focus returns to the page. */
export const KeyboardClosesAndReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show' })
    trigger.focus()
    await screen.findByText(words.success)
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText(words.success)).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(words.success)).toBeInTheDocument()
  },
}

/** Goes by itself after 15 seconds; while the pointer rests on it the time stands still, and runs on afterwards. */
export const GoesAfterFifteenSeconds: Story = {
  tags: ['!visual'],
  play: async ({ userEvent }) => {
    const start = spyOn(globalThis, 'setTimeout')
    const stop = spyOn(globalThis, 'clearTimeout')
    const runs = () =>
      start.mock.calls.flatMap(([end, ms], at) => (ms === 15_000 ? [{ end: end as () => void, id: start.mock.results[at]?.value }] : []))
    toasts.show({ tone: 'info', title: words.info })
    const toast = await screen.findByText(words.info)
    await waitFor(() => expect(runs()).toHaveLength(1))
    await userEvent.hover(toast)
    await expect(stop).toHaveBeenCalledWith(runs()[0]?.id)
    await userEvent.unhover(toast)
    await waitFor(() => expect(runs().length).toBeGreaterThan(1))
    for (const { end } of runs()) end()
    await waitFor(() => expect(screen.queryByText(words.info)).toBeNull())
    start.mockRestore()
    stop.mockRestore()
  },
}

/** Before the region is fetched a message waits, asks for the region once, and is shown when it is there; the same words once. */
export const WaitsUntilTheRegionIsFetched: Story = {
  tags: ['!visual'],
  play: async () => {
    const queue = makeToasts()
    const [needed, show] = [fn(), fn()]
    queue.onNeeded(needed)
    const message = { tone: 'error', title: words.error } as const
    queue.show(message)
    queue.show(message)
    await expect(needed).toHaveBeenCalledOnce()
    queue.attach({ show, clear: fn() })
    await expect(show).toHaveBeenCalledOnce()
    queue.show({ tone: 'info', title: words.info })
    await expect(show).toHaveBeenLastCalledWith({ tone: 'info', title: words.info })
    await expect(needed).toHaveBeenCalledOnce()
  },
}
