import { inWords } from '@lagoon/contract/demo/money'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { formatMinor } from '@lagoon/contract/money/money'
import type { Decorator } from '@storybook/react-vite'
import { Surface } from '../kit/Surface/Surface.tsx'
import { FactList, type Fact } from '../patterns/FactList/FactList.tsx'
import { ScreenFrame } from '../patterns/ScreenFrame/ScreenFrame.tsx'

const { harbor } = demoPackages

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
  intro: 'Five reels, 20 lines, by Deepwater Studios.',
  facts: [
    { term: 'Return to player', value: '95.90%' },
    { term: 'Stake', value: '0.20 to 100' },
  ],
})

/** The form of a withdrawal. */
export const withdrawalBehind = pageBehind({
  title: 'Withdraw',
  intro: 'Cash out your prize tokens.',
  facts: [
    { term: 'Amount', value: '120 prize tokens' },
    { term: 'Method', value: 'Bank transfer' },
  ],
})

/** The page where a package is paid. */
export const purchaseBehind = pageBehind({
  title: `Buy ${harbor.name}`,
  intro: 'Tokens for every game in the lobby.',
  facts: [
    { term: 'Game tokens', value: formatMinor(harbor.tokens.minor) },
    { term: 'Total', value: `${inWords(harbor.price)} USD` },
  ],
})

/** The history of a player's transactions. */
export const transactionsBehind = pageBehind({
  title: 'Transactions',
  intro: 'Your purchases, rewards, tips, and withdrawals, newest first.',
  facts: [
    { term: 'Withdrawal by bank transfer', value: '−120' },
    { term: 'Win in Moonlit Tides', value: '+18.75' },
  ],
})
