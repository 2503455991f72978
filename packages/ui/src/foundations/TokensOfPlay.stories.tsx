import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../kit/Stack/Stack.tsx'
import { Surface } from '../kit/Surface/Surface.tsx'
import { Text } from '../kit/Text/Text.tsx'
import { TokenAmount } from '../patterns/TokenAmount/TokenAmount.tsx'
import { TokenIcon } from '../patterns/TokenIcon/TokenIcon.tsx'
import { tokenKinds, tokenNames, type TokenKind } from '../patterns/TokenIcon/tokenKinds.ts'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './TokensOfPlay.css.ts'

const meanings: Readonly<Record<TokenKind, string>> = {
  GAME: 'Gold disc. For play only; what they win is game tokens.',
  SWEEP: 'Teal drop. What they win is prize tokens.',
  BONUS_SWEEP: 'Teal ring. Sweep tokens that were a gift.',
  PRIZE: 'Coral star. The only kind that can be withdrawn.',
  TIP: 'Violet heart. For the dealer of a table or the agent of a chat.',
}

const TokensOfPlay = () => (
  <GuidePage
    title="Tokens of play"
    lead="Five kinds, each with one hue and one shape wherever it stands. A player never doubts which kind a bet takes, and color never says it alone."
  >
    <GuideSection title="The five kinds">
      <ul className={styles.kinds}>
        {tokenKinds.map((kind) => (
          <li key={kind}>
            <Surface padding="even">
              <div className={styles.kind}>
                <TokenIcon kind={kind} size="huge" />
                <div>
                  <Text weight="strong">{tokenNames[kind].label}</Text>
                  <Text size="small" tone="soft">
                    {meanings[kind]}
                  </Text>
                </div>
                <div className={styles.uses}>
                  <TokenAmount kind={kind} minor={123_450n} size="small" />
                  <TokenAmount kind={kind} minor={123_450n} />
                  <TokenAmount kind={kind} minor={123_450n} size="large" />
                </div>
              </div>
            </Surface>
          </li>
        ))}
      </ul>
    </GuideSection>
    <GuideSection title="Without hue" words="The same five in gray: the shape alone has to tell them apart, drop from ring as well.">
      <Surface level="sunken">
        <div className={styles.gray}>
          {tokenKinds.map((kind) => (
            <Stack key={kind} direction="row" gap="snug" align="center">
              <TokenIcon kind={kind} size="large" />
              <Text as="span" size="small">
                {tokenNames[kind].label}
              </Text>
            </Stack>
          ))}
        </div>
      </Surface>
    </GuideSection>
  </GuidePage>
)

const meta = { title: 'Foundations/Tokens of play', component: TokensOfPlay, tags: ['!autodocs'] } satisfies Meta<typeof TokensOfPlay>
export default meta

/** In both themes: the hues change, the shapes do not. */
export const Matrix: StoryObj<typeof meta> = { name: 'Tokens of play' }
