import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sizes } from '../Button/Button.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { weights } from './Link.css.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '/games/slot', children: 'All slots' },
  argTypes: { weight: { control: 'select', options: weights }, size: { control: 'select', options: sizes } },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ href, children }) => (
    <Stack gap="roomy" align="start">
      <Text>
        Read the <Link href="/terms">Terms of Use</Link> and the{' '}
        <Link href="/privacy-policy" isNewTab>
          Privacy Policy
        </Link>{' '}
        before you play.
      </Text>
      <Stack direction="row" gap="roomy">
        <Link href={href} weight="standalone">
          {children}
        </Link>
        <Link href={href} weight="standalone" isCurrent>
          {children}
        </Link>
      </Stack>
      {(['primary', 'secondary', 'quiet'] as const).map((weight) => (
        <Stack key={weight} direction="row" align="center" isWrapping>
          {sizes.map((size) => (
            <Link key={size} href={href} weight={weight} size={size}>
              {children}
            </Link>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

/** Words that leave the page open say so, to the eye and to the ear. */
export const NewTab: Story = {
  args: { href: '/privacy-policy', isNewTab: true, children: 'Privacy Policy' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
