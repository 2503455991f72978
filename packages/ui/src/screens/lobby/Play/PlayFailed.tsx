import { profileAddress } from '@lagoon/contract/account/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PlayView } from '@lagoon/domain/lobby/lobby.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { GameDidNotLoad } from '../GamePage.tsx'

type Reason = Extract<PlayView, { state: 'failed' }>['reason']

const words: Readonly<Record<Exclude<Reason, 'notLoaded'>, { title: string; text: string; href: string; action: string }>> = {
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
    action: 'Go to your hand',
  },
  kycRequired: {
    title: 'Verify your identity first',
    text: 'This game is for verified players. Verifying takes a few minutes, and nothing was taken from your balance.',
    href: profileAddress('verification'),
    action: 'Start verification',
  },
  limitReached: {
    title: 'You’ve reached your limit',
    text: 'You can open the game again when your limit resets. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to lobby',
  },
  tooManyRequests: {
    title: 'Too many requests',
    text: 'Wait a moment, then open the game again. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to lobby',
  },
}

/** The game did not open, and why. */
export const PlayFailed = ({ reason, onRetry }: { reason: Reason; onRetry: () => void }) => {
  if (reason === 'notLoaded')
    return (
      <main>
        <GameDidNotLoad onRetry={onRetry} />
      </main>
    )
  const { title, text, href, action } = words[reason]
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
