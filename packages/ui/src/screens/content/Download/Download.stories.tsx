import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Download } from './Download.tsx'

const meta = {
  title: 'Screens/Content/Download',
  component: Download,
  args: { view: { state: 'desktop', address: 'https://lagoon.example/download' }, onInstall: fn() },
  parameters: { spec: '§2.19' },
} satisfies Meta<typeof Download>
export default meta
type Story = StoryObj<typeof meta>

/** A player at a desk wants to go on with the phone: the code leads there, and so does the address beside it. */
export const Desktop: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'QR code that opens this page on your phone' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'lagoon.example/download' })).toHaveAttribute('href', 'https://lagoon.example/download')
  },
}

/** The player came with an iPhone, where the way leads through Safari. */
export const Ios: Story = { args: { view: { state: 'ios' } }, parameters: { spec: ['§2.19', '§9.9'] } }

/** The player came with an Android phone, whose browser installs the app at one press. */
export const Android: Story = {
  args: { view: { state: 'android', install: 'offered' } },
  parameters: { spec: ['§2.19', '§9.9'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install Lagoon' }))
    await expect(args.onInstall).toHaveBeenCalledOnce()
    const button = canvas.getByRole('button', { name: 'Install Lagoon' })
    button.blur()
    await userEvent.unhover(button)
  },
}

/** The browser of the phone does not let a page ask, so its own menu is shown. */
export const AndroidByMenu: Story = { args: { view: { state: 'android', install: 'byMenu' } }, parameters: { spec: '§2.19' } }

/** The app is there. */
export const AndroidInstalled: Story = { args: { view: { state: 'android', install: 'installed' } }, parameters: { spec: '§2.19' } }
