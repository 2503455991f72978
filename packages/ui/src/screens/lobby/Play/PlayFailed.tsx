import { profileAddress } from '@lagoon/contract/account/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import { responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PlayFailure } from '@lagoon/domain/lobby/lobby.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { GameDidNotLoad } from '../GamePage.tsx'
import { lackingWords } from '../lackingWords.ts'
import { reachedLimitTitle, reachedLimitWords } from '../reachedLimitWords.ts'

interface Words {
  readonly title: string
  readonly text: string
  /** The way from here; `beside` where the next step is to try again. */
  readonly way: { readonly href: string; readonly label: string; readonly beside?: 'tryAgain' }
}

type Refused = Exclude<PlayFailure, { reason: 'notLoaded' }>

const toGames = { href: gamesAddress(), label: 'See all games' } as const
const toLobby = { href: homeAddress, label: 'Back to lobby' } as const

/** What is true of every case. */
const words: Readonly<Record<Exclude<Refused['reason'], 'insufficientBalance'>, Words>> = {
  unknownGame: {
    title: 'We can’t find that game',
    text: 'It may have been removed, or the link may be broken.',
    way: toGames,
  },
  providerUnavailable: {
    title: 'We can’t open this game right now',
    text: 'The game provider isn’t responding. Nothing was taken from your balance.',
    way: { ...toLobby, beside: 'tryAgain' },
  },
  notPlayable: {
    title: 'This game is coming soon',
    text: 'The provider hasn’t launched it yet.',
    way: toGames,
  },
  tokensAtTable: {
    title: 'Finish your hand first',
    text: 'You left a hand unfinished at another table, and your tokens are still there. Finish the hand, or wait about three minutes for it to end.',
    way: toLobby,
  },
  kycRequired: {
    title: 'Verify your identity first',
    text: 'This game is for verified players. Verifying takes a few minutes, and nothing was taken from your balance.',
    way: { href: profileAddress('verification'), label: 'Start verification' },
  },
  limitReached: {
    title: reachedLimitTitle,
    text: reachedLimitWords(undefined),
    way: { href: responsibleGamingAddress, label: 'Limits, breaks, and help' },
  },
  tooManyRequests: {
    title: 'Please wait a moment',
    text: 'You’ve opened a lot of games in a short time. Wait a moment, then try again. Nothing was taken from your balance.',
    way: { ...toLobby, beside: 'tryAgain' },
  },
}

const wordsOf = (failure: Refused): Words => {
  switch (failure.reason) {
    case 'insufficientBalance':
      return { ...lackingWords(failure.lacking), way: { href: packagesAddress(), label: 'See packages' } }
    case 'limitReached':
      return { ...words.limitReached, text: reachedLimitWords(failure.limit) }
    case 'tokensAtTable':
      return failure.table
        ? { ...words.tokensAtTable, way: { href: gameDetailsAddress(failure.table), label: 'Go to your hand' } }
        : words.tokensAtTable
    default:
      return words[failure.reason]
  }
}

/** The game did not open, and why. */
export const PlayFailed = ({ failure, onRetry }: { failure: PlayFailure; onRetry: () => void }) => {
  if (failure.reason === 'notLoaded')
    return (
      <main>
        <GameDidNotLoad onRetry={onRetry} />
      </main>
    )
  const { title, text, way } = wordsOf(failure)
  return (
    <main>
      <EmptyState
        illustration={failure.reason === 'unknownGame' ? 'lens' : failure.reason === 'providerUnavailable' ? 'rope' : 'boat'}
        size="page"
        level={1}
        title={title}
        action={
          way.beside === 'tryAgain' ? (
            <>
              <Action weight="primary" onPress={onRetry}>
                Try again
              </Action>
              <Action href={way.href}>{way.label}</Action>
            </>
          ) : (
            <Action weight="primary" href={way.href}>
              {way.label}
            </Action>
          )
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
