import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AccountMenu } from './AccountMenu.tsx'
import { AppHeader } from './AppHeader.tsx'
import { HeaderBalances, HeaderBalancesWaiting, ReconnectingHint } from './HeaderBalances.tsx'

const links = [
  { label: 'Games', href: '#games', isCurrent: true },
  { label: 'News', href: '#news', isCurrent: false },
]
const account = (
  <AccountMenu
    displayName="mara_vale"
    email="mara.vale@example.com"
    links={[{ label: 'Slot history', href: '#history' }]}
    onLogOut={fn()}
  />
)
const balances = (
  <HeaderBalances
    buyHref="/profile?tab=packages"
    balances={{ GAME: 984_250n, SWEEP: 412n, BONUS_SWEEP: 0n, PRIZE: 1_875n, TIP: 0n }}
    held={{ GAME: 0n, SWEEP: 0n, BONUS_SWEEP: 0n, PRIZE: 0n, TIP: 0n }}
  />
)

const meta = {
  title: 'Patterns/AppHeader',
  component: AppHeader,
  args: {
    brandOnPhone: 'mark',
    links,
    children: (
      <>
        {balances}
        {account}
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minBlockSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  args: {
    children: (
      <>
        {balances}
        {account}
        <ReconnectingHint />
      </>
    ),
  },
}

/** Before the first answer the balances keep their room. */
export const BalancesOnTheirWay: Story = {
  args: {
    children: (
      <>
        <HeaderBalancesWaiting />
        {account}
      </>
    ),
  },
}

/** The account opens by keyboard and closes with the way out. */
export const AccountByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'mara_vale’s account' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = canvasElement.querySelector('#header-account')
    await waitFor(() => expect(panel?.matches(':popover-open')).toBe(true))
    await expect(canvas.getByRole('link', { name: 'Slot history' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(panel?.matches(':popover-open')).toBe(false))
  },
}

/** What is set for the device is drawn when the account is opened, and fetched no earlier. */
export const SettingsWhenOpened: Story = {
  tags: ['!visual'],
  args: {
    children: <AccountMenu displayName="mara_vale" email="mara.vale@example.com" links={[]} onLogOut={fn()} settings={<p>Theme</p>} />,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('Theme')
    await userEvent.click(canvas.getByRole('button', { name: 'mara_vale’s account' }))
    await waitFor(() => expect(canvas.getByText('Theme')).toBeVisible())
  },
}
