import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../kit/Badge/Badge.tsx'
import { Button } from '../kit/Button/Button.tsx'
import { Heading } from '../kit/Heading/Heading.tsx'
import { Notice } from '../kit/Notice/Notice.tsx'
import { Stack } from '../kit/Stack/Stack.tsx'
import { Surface } from '../kit/Surface/Surface.tsx'
import { Text } from '../kit/Text/Text.tsx'
import { TextField } from '../kit/TextField/TextField.tsx'
import { TokenAmount } from '../patterns/TokenAmount/TokenAmount.tsx'
import { tokenKinds } from '../patterns/TokenIcon/tokenKinds.ts'
import { Wordmark } from '../patterns/Wordmark/Wordmark.tsx'

/** What a theme has to carry: every elevation, every weight of a button, the five kinds of token, a field and a notice. */
const Specimen = () => (
  <Stack gap="roomy" place={{ inlineSize: 'full' }}>
    <Wordmark />
    <Heading level={1} size="hero">
      Laid-back games
    </Heading>
    <Text tone="soft" size="lead">
      The same parts in another light: a theme is data, and nothing outside it names a color.
    </Text>
    <Stack direction="row" align="center" isWrapping>
      <Button weight="primary">Play Moonlit Tides</Button>
      <Button>See the rules</Button>
      <Button weight="quiet">Not now</Button>
      <Button weight="danger">Log out other</Button>
      <Badge>New</Badge>
    </Stack>
    <Stack direction="row" gap="roomy" isWrapping>
      {tokenKinds.map((kind) => (
        <TokenAmount key={kind} kind={kind} minor={123_450n} />
      ))}
    </Stack>
    <Stack direction="row" isWrapping>
      {(['sunken', 'surface', 'raised', 'overlay'] as const).map((level) => (
        <Surface key={level} level={level} padding="even">
          <Text>{level}</Text>
        </Surface>
      ))}
    </Stack>
    <TextField label="Display name" description="This is what other players see." defaultValue="mara_vale" />
    <Notice tone="success" title="Email confirmed">
      Your welcome tokens are in your wallet.
    </Notice>
  </Stack>
)

const meta = { title: 'Foundations/Themes', component: Specimen } satisfies Meta<typeof Specimen>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = { parameters: { theme: 'night' } }
export const Day: Story = { parameters: { theme: 'day' } }
/** A brand of somebody else: other colors through the same contract, not one line of a part changed. */
export const Reskin: Story = { parameters: { theme: 'ember' } }
