import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenKinds as domainTokenKinds, type TokenKind as DomainTokenKind } from '@lagoon/contract/money/money'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { TokenIcon } from './TokenIcon.tsx'
import { sizes } from './TokenIcon.css.ts'
import { tokenKinds, tokenNames, type TokenKind } from './tokenKinds.ts'

const meta = {
  title: 'Patterns/TokenIcon',
  component: TokenIcon,
  args: { kind: 'GAME', size: 'huge' },
  argTypes: { kind: { control: 'select', options: tokenKinds }, size: { control: 'select', options: sizes } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TokenIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every kind at every size: gold disc, teal drop, teal ring, coral star, violet heart. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      {tokenKinds.map((kind) => (
        <Stack key={kind} direction="row" gap="roomy" align="center" isWrapping>
          {sizes.map((size) => (
            <TokenIcon key={size} kind={kind} size={size} />
          ))}
          <Text>{tokenNames[kind].label}</Text>
        </Stack>
      ))}
    </Stack>
  ),
}

/** A kind is told by its shape alone. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

const sameWords: (kind: TokenKind) => DomainTokenKind = (kind) => kind
const sameWordsBack: (kind: DomainTokenKind) => TokenKind = (kind) => kind

/** The patterns know no domain, so they keep a list of their own; here both are proved to be one. */
export const KindsAreTheDomains: Story = {
  tags: ['!visual'],
  play: async () => {
    await expect(tokenKinds.map(sameWords)).toEqual(domainTokenKinds.map(sameWordsBack))
  },
}
