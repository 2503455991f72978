import type { Meta, StoryObj } from '@storybook/react-vite'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { minor } from '@lagoon/contract/money/money'
import { expect, fn } from 'storybook/test'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { Layout } from './Layout.tsx'

const Page = ({ title, text }: { title: string; text: string }) => (
  <div style={{ maxInlineSize: '40rem', marginInline: 'auto', padding: '3rem 1rem' }}>
    <Stack gap="roomy">
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <Surface>
        <Text>{text}</Text>
      </Surface>
    </Stack>
  </div>
)

const noneHeld = { GAME: minor(0n), SWEEP: minor(0n), BONUS_SWEEP: minor(0n), PRIZE: minor(0n), TIP: minor(0n) }

const meta = {
  title: 'Screens/Shell/Layout',
  component: Layout,
  args: {
    bars: 'shown',
    header: {
      state: 'player',
      displayName: 'mara_vale',
      email: 'mara.vale@example.com',
      connection: 'live',
      balances: {
        version: 1n,
        tokens: {
          GAME: minor(welcomeGrant[0].minor),
          SWEEP: minor(welcomeGrant[1].minor),
          BONUS_SWEEP: minor(0n),
          PRIZE: minor(0n),
          TIP: minor(0n),
        },
        held: noneHeld,
      },
    },
    onLogOut: fn(),
    children: (
      <Page title="News" text="Three new slots from Coral Forge are in the lobby. See their pages for rules and return to player." />
    ),
  },
  parameters: { spec: ['§2.7', '§2.14'] },
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

/** The player is on an ordinary page of the main layout. */
export const Shown: Story = { tags: ['day'] }

/** The player opened one promotion: it stands alone, without header and footer. */
export const Hidden: Story = {
  args: {
    bars: 'hidden',
    children: <Page title="The long tide" text="All through March, you’ll find the rules of this promotion on this page." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

/** A page of the player is on its way, and so is what they hold. */
export const Pending: Story = {
  args: {
    isPending: true,
    header: { state: 'player', displayName: '', email: '', connection: 'live' },
    children: <output className={visuallyHidden}>Loading…</output>,
  },
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

/** The player went back to the list of promotions: the bars are there again. */
export const Restored: Story = {
  args: { children: <Page title="Promotions" text="This month’s promotions, with dates and rules." /> },
}
