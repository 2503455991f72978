import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { Button } from '../../kit/Button/Button.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { CopyableId } from './CopyableId.tsx'

const meta = {
  title: 'Patterns/CopyableId',
  component: CopyableId,
  args: { label: 'Round ID', value: '0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d55' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyableId>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <CopyableId {...args} />
      <CopyableId label="Gameplay ID" value="dw-20260302-085912-000417" />
      <CopyableId label="Payment ID" value={'7f3a'.repeat(24)} />
    </Stack>
  ),
}

const takesAll = () => {
  const writeText = fn((_text: string) => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return writeText
}

/** Hears of the timers that take the tick away. */
const hearTicks = () => {
  const start = spyOn(globalThis, 'setTimeout')
  const ticks = () =>
    start.mock.calls.flatMap(([end, ms], at) => (ms === 4_000 ? [{ end: end as () => void, id: start.mock.results[at]?.value }] : []))
  return { ticks, stop: () => start.mockRestore() }
}

/** By keyboard: one press copies the whole id and says so. */
export const KeyboardCopies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = takesAll()
    const { ticks, stop } = hearTicks()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy round ID' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Round ID copied')).toBeInTheDocument()
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await waitFor(() => expect(ticks()).toHaveLength(1))
    // The tick stays for the picture, however late that is taken.
    for (const { id } of ticks()) clearTimeout(id)
    stop()
  },
}

/** After a while the tick goes, so that the next copy is seen and heard again. */
export const TickGoes: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    takesAll()
    const { ticks, stop } = hearTicks()
    const copy = canvas.getByRole('button', { name: 'Copy round ID' })
    await userEvent.click(copy)
    await canvas.findByText('Round ID copied')
    await waitFor(() => expect(ticks()).toHaveLength(1))
    for (const { end } of ticks()) end()
    await waitFor(() => expect(canvas.queryByText('Round ID copied')).toBeNull())
    await userEvent.click(copy)
    await expect(await canvas.findByText('Round ID copied')).toBeInTheDocument()
    stop()
  },
}

/** What is asked for changes after it was copied: the tick does not speak of the new value. */
export const OtherValueIsNotCopied: Story = {
  tags: ['!visual'],
  args: { label: 'Amount', value: 'asked-for-first' },
  render: function Changing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Stack>
        <CopyableId {...args} value={value} />
        <Button onPress={() => setValue('asked-for-now')}>Ask for the rest</Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const writeText = takesAll()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy amount' }))
    await canvas.findByText('Amount copied')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the rest' }))
    await expect(canvas.queryByText('Amount copied')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy amount' }))
    await expect(await canvas.findByText('Amount copied')).toBeInTheDocument()
    await expect(writeText).toHaveBeenLastCalledWith('asked-for-now')
  },
}

/** Over an insecure connection the browser has no clipboard: nothing is promised, and nothing breaks. */
export const WithoutClipboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy round ID' }))
    await expect(canvas.queryByText('Round ID copied')).toBeNull()
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}
