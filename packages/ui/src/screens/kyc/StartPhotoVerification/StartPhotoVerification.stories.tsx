import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StartPhotoVerification } from './StartPhotoVerification.tsx'

const provider = 'Harbour ID'

const meta = {
  title: 'Screens/Kyc/Start Photo Verification',
  component: StartPhotoVerification,
  args: { view: { state: 'ready', provider, isStarting: false }, onOpenWindow: fn(), onLeave: fn() },
  parameters: { spec: '§1.3' },
} satisfies Meta<typeof StartPhotoVerification>
export default meta
type Story = StoryObj<typeof meta>

/** The details are sent; the player reads what is needed for the photos. */
export const Ready: Story = {}

/** The provider's window is open beside the page, which waits for what happens there. */
export const ProviderWindow: Story = { args: { view: { state: 'providerWindow', provider } } }

/** The player closed the provider's window before the end: nothing was sent, and they can go on. */
export const LeftBeforeEnd: Story = { args: { view: { state: 'leftBeforeEnd', provider, isStarting: false } } }

/** By keyboard the window is shown again, or left for now. */
export const DecidedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'providerWindow', provider } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show window' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
