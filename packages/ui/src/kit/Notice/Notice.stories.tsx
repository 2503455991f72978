import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { tones } from './Notice.css.ts'
import { Notice } from './Notice.tsx'

const words = {
  info: ['Your game is still open', 'You left Moonlit Tides during a round. It goes on where it stopped.'],
  success: ['Email confirmed', 'The welcome tokens are in your wallet.'],
  warning: ['You are near your limit', '20.00 of your daily limit of 100.00 are left until midnight.'],
  danger: ['That bet was not placed', 'Your balance is lower than the bet. No tokens were taken.'],
} as const

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { tone: 'info', title: words.info[0], children: words.info[1] },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={words[tone][0]}>
          {words[tone][1]}
        </Notice>
      ))}
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {words[tone][1]}
        </Notice>
      ))}
    </Stack>
  ),
}

/** What can be done about it stands in it. */
export const WithActions: Story = {
  render: () => (
    <Notice
      tone="warning"
      title="Confirm your email first"
      action={
        <>
          <Button>Resend email</Button>
          <Link href="/contact-us" weight="quiet">
            Contact us
          </Link>
        </>
      }
    >
      We sent a link to a.very.long.address.that.does.not.want.to.break@a-long-domain-name.example.com. Click it, then log in here.
    </Notice>
  ),
}

/** A standing notice is no live region; it speaks up only when asked to. */
export const AnnouncedOnlyWhenAsked: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack>
      <Notice>Standing here.</Notice>
      <Notice announce="politely">Saved.</Notice>
      <Notice announce="now" tone="danger">
        Not saved.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.')
  },
}
