import type { Meta, StoryObj } from '@storybook/react-vite'
import { History, LogOut, Settings, UserRound, Wallet } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Menu, MenuItem, MenuSection } from './Menu.tsx'

const onLogout = fn()
const account = (
  <>
    <MenuSection title="Signed in as moon_walker">
      <MenuItem label="Profile" icon={UserRound} href="/profile" />
      <MenuItem label="Wallet" icon={Wallet} href="/wallet" detail="12,480" />
      <MenuItem label="Game history" icon={History} href="/history" />
      <MenuItem label="Settings" icon={Settings} href="/profile?tab=settings" />
    </MenuSection>
    <MenuSection label="Session">
      <MenuItem label="Log out" icon={LogOut} tone="danger" onPress={onLogout} />
    </MenuSection>
  </>
)

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: { trigger: <Button>Account</Button>, children: account },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', minHeight: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Open: sections, icons, links, a detail and a dangerous item. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const shown = await screen.findByRole('menu', { name: 'Account' })
    // A popover stands in the document a moment before it is placed and seen.
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** The item with the focus is framed, since its tint is lost. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
  },
}

/** A name longer than the menu breaks into a second line; the detail stays whole. */
export const LongNames: Story = {
  args: {
    children: (
      <>
        <MenuItem label="Cleopatra’s Golden Scarab Megaways Deluxe" icon={History} detail="1,204 rounds" href="/history" />
        <MenuItem label="Keno" href="/history/keno" detail="3 rounds" />
      </>
    ),
  },
  play: Matrix.play!,
}

/** By keyboard: arrows walk, a letter jumps, Enter acts, Escape closes and focus returns. */
export const KeyboardWalks: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogout.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Wallet/ })).toHaveFocus()
    await userEvent.keyboard('l')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
