import { profileAddress } from '@lagoon/contract/account/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import { responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PlayFailure } from '@lagoon/domain/lobby/lobby.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { GameDidNotLoad } from '../GamePage.tsx'
import { reachedLimitTitle, reachedLimitWords } from '../reachedLimitWords.ts'

interface Words {
  title: string
  text: string
  href: string
  action: string
}

type Reason = Exclude<PlayFailure['reason'], 'notLoaded'>

const words: Readonly<Record<Reason, Words>> = {
  unknownGame: {
    title: 'We can’t find that game',
    text: 'It may have been removed, or the link may be broken.',
    href: gamesAddress(),
    action: 'See all games',
  },
  providerUnavailable: {
    title: 'We can’t open this game right now',
    text: 'The game provider isn’t responding. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to lobby',
  },
  notPlayable: {
    title: 'This game is coming soon',
    text: 'The provider hasn’t launched it yet.',
    href: gamesAddress(),
    action: 'See all games',
  },
  insufficientBalance: {
    title: 'You don’t have enough of these tokens',
    text: 'Your balance is below the game’s minimum bet, and nothing was taken.',
    href: packagesAddress(),
    action: 'See packages',
  },
  tokensAtTable: {
    title: 'Finish your hand first',
    text: 'You left a hand unfinished at another table, and your tokens are still there. Finish the hand, or wait about three minutes for it to end.',
    href: homeAddress,
    action: 'Back to lobby',
  },
  kycRequired: {
    title: 'Verify your identity first',
    text: 'This game is for verified players. Verifying takes a few minutes, and nothing was taken from your balance.',
    href: profileAddress('verification'),
    action: 'Start verification',
  },
  limitReached: {
    title: reachedLimitTitle,
    text: reachedLimitWords(undefined),
    href: responsibleGamingAddress,
    action: 'Limits, breaks, and help',
  },
  tooManyRequests: {
    title: 'Too many requests',
    text: 'Wait a moment, then open the game again. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to lobby',
  },
}

/** What the server has said of this case, in place of what is true of all. */
const ofThisCase = (failure: PlayFailure): Partial<Words> => {
  if (failure.reason === 'limitReached') return { text: reachedLimitWords(failure.limit) }
  return failure.reason === 'tokensAtTable' && failure.table ? { href: gameDetailsAddress(failure.table), action: 'Go to your hand' } : {}
}

/** The game did not open, and why. */
export const PlayFailed = ({ failure, onRetry }: { failure: PlayFailure; onRetry: () => void }) => {
  const { reason } = failure
  if (reason === 'notLoaded')
    return (
      <main>
        <GameDidNotLoad onRetry={onRetry} />
      </main>
    )
  const { title, text, href, action } = { ...words[reason], ...ofThisCase(failure) }
  return (
    <main>
      <EmptyState
        illustration={reason === 'unknownGame' ? 'lens' : reason === 'providerUnavailable' ? 'rope' : 'boat'}
        size="page"
        level={1}
        title={title}
        action={
          <Action weight="primary" href={href}>
            {action}
          </Action>
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
