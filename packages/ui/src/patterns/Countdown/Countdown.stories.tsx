import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Countdown, type CountdownProps } from './Countdown.tsx'
import { CountdownClock } from './CountdownClock.tsx'
import { useSecondsUntil } from './useSecondsUntil.ts'

const meta = {
  title: 'Patterns/Countdown',
  component: Countdown,
  args: { until: '2026-03-02T09:04:30Z', seconds: 270, reads: 'in' },
  render: (args) => (
    <Text>
      You can try again <Countdown {...args} />.
    </Text>
  ),
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Both ways to read it; digits keep their width, so that nothing around them moves. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {[3_599, 270, 61, 9, 0].map((seconds) => (
        <Text key={seconds}>
          The next one <Countdown until="2026-03-02T09:04:30Z" seconds={seconds} reads="in" />; this one holds{' '}
          <Countdown until="2026-03-02T09:04:30Z" seconds={seconds} reads="for" />.
        </Text>
      ))}
    </Stack>
  ),
}

/** A screen reader is told a time of day once, and never the ticking. */
export const HeardAsTimeOfDay: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^at/)).toHaveTextContent(/at 9:04/)
    await expect(canvas.getByText('4:30').parentElement).toHaveAttribute('aria-hidden', 'true')
  },
}

const appClock = { time: 0 }
const Counting = (props: CountdownProps) => <Countdown {...props} seconds={useSecondsUntil(props.until)} />

/** The clock of the app decides, not that of the device; set right where nothing seemed to be left, it gives the time back. */
export const GoesByTheClockOfTheApp: Story = {
  tags: ['!visual'],
  beforeEach: ({ args }) => {
    appClock.time = Date.parse(args.until) + 60_000
  },
  render: (args) => (
    <CountdownClock value={() => appClock.time}>
      <Text>
        You can try again <Counting {...args} />.
      </Text>
    </CountdownClock>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0:00')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    appClock.time = Date.parse(args.until) - 90_000
    await expect(await canvas.findByText('1:30')).toBeVisible()
  },
}
