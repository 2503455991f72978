import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../kit/Button/Button.tsx'
import { Dialog } from '../../kit/Dialog/Dialog.tsx'
import type { PopupFace } from './popupFace.ts'
import { PopupHost, type PopupHostProps } from './PopupHost.tsx'
import { findDialog } from '../../testing/findDialog.ts'

interface Sample {
  readonly kind: 'tide' | 'storm'
  readonly face: PopupFace
}

const tide: Sample = {
  kind: 'tide',
  face: {
    icon: 'payment',
    tone: 'danger',
    title: 'Payment declined',
    text: 'Your payment didn’t go through. You weren’t charged, and no tokens were added.',
    meaning: 'You can pay in another way, or later.',
    figures: [
      { term: 'Amount', value: demoPackages.harbor.price },
      { term: 'Tokens', value: demoPackages.harbor.tokens },
      { term: 'Payment method', value: 'Visa ending in 4242', isTotal: true },
    ],
    notice: { tone: 'warning', text: 'The same card was declined an hour ago.' },
    confirm: { label: 'Choose another method' },
    dismiss: { label: 'Close' },
  },
}
const storm: Sample = {
  kind: 'storm',
  face: {
    icon: 'update',
    tone: 'accent',
    title: 'A new version is available',
    text: 'Update to go on; your tokens stay as they are.',
    confirm: { label: 'Update now' },
    isBlocking: true,
  },
}

const OverAPage = ({ queue, onDecide, ...rest }: PopupHostProps<Sample>) => {
  const [waiting, setWaiting] = useState<readonly Sample[]>(queue)
  return (
    <div style={{ minHeight: '40rem' }}>
      <Button onPress={() => setWaiting([tide, storm])}>Show both</Button>
      <PopupHost
        {...rest}
        queue={waiting}
        onDecide={(event) => {
          onDecide(event)
          setWaiting((all) => all.filter(({ kind }) => kind !== event.popup.kind))
        }}
      />
    </div>
  )
}

const OverADialog = (props: PopupHostProps<Sample>) => {
  const [isRenaming, setRenaming] = useState(false)
  const [queue, setQueue] = useState<readonly Sample[]>([])
  return (
    <>
      <Button onPress={() => setRenaming(true)}>Rename the shelf</Button>
      <Dialog
        title="Rename the shelf"
        isOpen={isRenaming}
        onClose={() => setRenaming(false)}
        actions={<Button onPress={() => setRenaming(false)}>Done</Button>}
      >
        <Button onPress={() => setQueue([storm])}>A version comes</Button>
      </Dialog>
      <PopupHost {...props} queue={queue} />
    </>
  )
}

const meta = {
  title: 'Patterns/PopupHost',
  component: PopupHost<Sample>,
  render: (args) => <OverAPage {...args} />,
  args: { queue: [tide], faceOf: ({ face }) => face, onDecide: fn() },
  argTypes: { queue: { control: false } },
} satisfies Meta<typeof PopupHost<Sample>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Everything that a face can hold, with others waiting behind it. */
export const Matrix: Story = { args: { queue: [tide, storm, storm] } }

/** Nothing else can go on before it is decided. */
export const Blocking: Story = { args: { queue: [storm] } }

/** While what was confirmed is being done, the button says so and cannot be pressed twice. */
export const Pending: Story = {
  args: { queue: [{ ...tide, face: { ...tide.face, confirm: { label: 'Choose another method', isPending: true } } }] },
}

/** Leaving it is what we advise; or nothing is, and the player weighs both alone. */
export const Advised: Story = {
  render: (args) => <PopupHost {...args} />,
  args: { queue: [{ ...tide, face: { ...tide.face, emphasis: 'dismiss' } }] },
}
export const NotAdvised: Story = {
  render: (args) => <PopupHost {...args} />,
  args: { queue: [{ ...tide, face: { ...tide.face, emphasis: 'neither' } }] },
}

/** By keyboard: the first is left, the second comes up and the page gets the focus back. */
export const OneAfterTheOther: Story = {
  tags: ['!visual'],
  args: { queue: [] },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show both' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await findDialog('dialog', 'Payment declined')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ popup: tide, decision: 'dismiss' })
    await findDialog('alertdialog', 'A new version is available')
    const update = screen.getByRole('button', { name: 'Update now' })
    await userEvent.tab()
    await expect(update).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ popup: storm, decision: 'confirm' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A popup comes while a dialog of the page is open: it waits until that is answered, and then comes up once. */
export const WaitsForAnOpenDialog: Story = {
  tags: ['!visual'],
  args: { queue: [] },
  render: (args) => <OverADialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename the shelf' }))
    await screen.findByRole('dialog', { name: 'Rename the shelf' })
    await userEvent.click(screen.getByRole('button', { name: 'A version comes' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(await findDialog('alertdialog', 'A new version is available')).toBeVisible()
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  },
}
