import type { Decorator } from '@storybook/react-vite'
import { Surface } from '../kit/Surface/Surface.tsx'
import { FactList, type Fact } from '../patterns/FactList/FactList.tsx'
import { ScreenFrame } from '../patterns/ScreenFrame/ScreenFrame.tsx'

export interface PageBehindProps {
  title: string
  intro: string
  facts: readonly Fact[]
}

const PageBehind = ({ title, intro, facts }: PageBehindProps) => (
  <main>
    <ScreenFrame title={title} intro={intro} width="regular">
      <Surface padding="roomy">
        <FactList facts={facts} />
      </Surface>
    </ScreenFrame>
  </main>
)

/** For stories: the page that the player was on when a popup came up over it. */
export const pageBehind =
  (page: PageBehindProps): Decorator =>
  (Story) => (
    <>
      <PageBehind {...page} />
      <Story />
    </>
  )

/** The page of a game, where a player meets what is said about bets and tokens. */
export const gameBehind = pageBehind({
  title: 'Moonlit Tides',
  intro: 'Five reels, twenty lines, by Deepwater Studios.',
  facts: [
    { term: 'Return to player', value: '95.90 %' },
    { term: 'Stake', value: '0.20 to 100' },
  ],
})
