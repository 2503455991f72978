import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Gamepad2, Gift, House, Menu, Wallet } from 'lucide-react'
import { forcedColors } from '../../testing/forcedColors.ts'
import { BottomBar } from './BottomBar.tsx'

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  args: {
    entries: [
      { label: 'Home', icon: <House {...icon} />, opens: { href: '#home' }, isCurrent: true },
      { label: 'Games', icon: <Gamepad2 {...icon} />, opens: { href: '#games' }, isCurrent: false },
      { label: 'Wallet', icon: <Wallet {...icon} />, opens: { href: '#wallet' }, isCurrent: false },
      { label: 'Rewards', icon: <Gift {...icon} />, opens: { href: '#rewards' }, isCurrent: false },
      { label: 'Menu', icon: <Menu {...icon} />, opens: { panel: 'menu' }, isCurrent: false },
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

/** Below the desktop's width only; there the header has these places. */
export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = { tags: ['phone-only'] }

/** The current place keeps its line. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** What the keyboard comes to never lies behind the bar (WCAG 2.4.11). */
export const HidesNoFocus: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      // With the room at the end that the page's frame keeps.
      <div style={{ paddingBlockEnd: '3.75rem' }}>
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>
            <button type="button" style={{ blockSize: '3rem' }}>{`Stop ${at + 1}`}</button>
          </p>
        ))}
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { hidden: true }).getBoundingClientRect()
    for (const stop of canvas.getAllByRole('button', { name: /^Stop/ })) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
      if (bar.height > 0) await expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
    }
  },
}
