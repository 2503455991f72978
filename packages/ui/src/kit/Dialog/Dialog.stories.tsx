import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, MonitorSmartphone, RefreshCw, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { findDialog } from '../../testing/findDialog.ts'

/** A page with a trigger, so that opening, closing and the way of the focus can be seen. */
const OnAPage = ({ onClose, isOpen, ...props }: DialogProps) => {
  const [open, setOpen] = useState(isOpen)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <div style={{ padding: '1.5rem', minHeight: '40rem' }}>
      <Button onPress={() => setOpen(true)}>End session</Button>
      <Dialog {...props} isOpen={open} onClose={close} />
    </div>
  )
}

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  render: (args) => <OnAPage {...args} />,
  args: {
    title: 'End this game session?',
    isOpen: true,
    onClose: fn(),
    children: 'Your open round is finished by the studio. What it wins is added to your balance.',
    actions: (
      <>
        <Button weight="quiet">Keep playing</Button>
        <Button weight="primary">End session</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** With an icon, a tone and a title that needs a second line. */
export const Matrix: Story = {
  args: {
    title: 'You are already logged in on two other devices',
    icon: <MonitorSmartphone size={22} />,
    size: 'compact',
    children: 'To go on here, log the other devices out. Games that run there stop; nothing you hold is lost.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button weight="primary">Log others out</Button>
      </>
    ),
  },
}

/** A new version must be loaded before anything else: no close button, Escape does nothing. */
export const MustBeDecided: Story = {
  args: {
    title: 'A new version is ready',
    icon: <RefreshCw size={22} />,
    isDismissable: false,
    size: 'compact',
    children: 'Load it to go on. Your balance and your open rounds are kept.',
    actions: <Button weight="primary">Load new version</Button>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('alertdialog', 'A new version is ready')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** Something that cannot be taken back. */
export const Danger: Story = {
  args: {
    title: 'Log out everywhere?',
    icon: <LogOut size={22} />,
    tone: 'danger',
    size: 'compact',
    children: 'Every device is logged out, this one too.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button weight="danger">Log out</Button>
      </>
    ),
  },
}

/** More than fits: the middle scrolls, the title and the actions stay. */
export const LongBodyScrolls: Story = {
  args: {
    title: 'Rules of Moonlit Tides',
    icon: <ShieldAlert size={22} />,
    tone: 'warning',
    size: 'wide',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>
            {`Line ${line + 1}. Three or more of a kind from the left on an active payline pay; only the highest win of a line counts.`}
          </Text>
        ))}
      </Stack>
    ),
    actions: <Button weight="primary">Understood</Button>,
  },
}

/** By keyboard: focus goes in, Tab stays in, Escape closes, and focus returns to the trigger. */
export const FocusGoesInAndComesBack: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'End session' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findDialog('dialog', 'End this game session?')
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** What fills the screen would cover the dialog, so it no longer does. */
export const LeavesFullScreen: Story = {
  tags: ['!visual'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const exitFullscreen = fn(() => Promise.reject(new TypeError('The document is not active.')))
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true })
    Object.defineProperty(document, 'exitFullscreen', { value: exitFullscreen, configurable: true })
    try {
      await expect(exitFullscreen).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'End session' }))
      await findDialog('dialog', 'End this game session?')
      await expect(exitFullscreen).toHaveBeenCalledOnce()
    } finally {
      Reflect.deleteProperty(document, 'fullscreenElement')
      Reflect.deleteProperty(document, 'exitFullscreen')
    }
  },
}
