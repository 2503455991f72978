import { profileAddress } from '@lagoon/contract/account/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { PlayView } from '@lagoon/domain/lobby/lobby.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'

type Reason = Extract<PlayView, { state: 'failed' }>['reason']

const words: Readonly<Record<Reason, { title: string; text: string; href: string; action: string }>> = {
  unknownGame: {
    title: 'There is no such game',
    text: 'It may have left the lobby, or the address has a slip in it.',
    href: gamesAddress(),
    action: 'See all games',
  },
  providerUnavailable: {
    title: 'The game cannot be opened right now',
    text: 'Its provider does not answer. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to the lobby',
  },
  notPlayable: {
    title: 'This game is not yet playable',
    text: 'Its provider does not run it yet, so it takes no bets.',
    href: gamesAddress(),
    action: 'See all games',
  },
  insufficientBalance: {
    title: 'You do not hold enough of this token',
    text: 'The balance is below the smallest stake of the game, and nothing was taken. Your wallet shows every kind that you hold.',
    href: profileAddress('wallet'),
    action: 'Go to the wallet',
  },
  kycRequired: {
    title: 'Confirm who you are first',
    text: 'This game asks for a verified player. It takes a few minutes, once, and nothing was taken from your balance.',
    href: profileAddress('verification'),
    action: 'Start the verification',
  },
  limitReached: {
    title: 'A limit is reached for now',
    text: 'The game does not open until it is over. Nothing was taken from your balance.',
    href: homeAddress,
    action: 'Back to the lobby',
  },
}

/** The game did not open, and why. */
export const PlayFailed = ({ reason }: { reason: Reason }) => {
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
