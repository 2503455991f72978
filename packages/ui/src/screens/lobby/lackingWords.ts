import type { LackingTokens } from '@lagoon/domain/lobby/lobby.state'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import { tokenNames } from '../../patterns/TokenIcon/tokenKinds.ts'

/** What a player is told who has too few tokens of a kind for the smallest bet of a game. */
export const lackingWords = ({ kind, minStake, balance }: LackingTokens): { readonly title: string; readonly text: string } => ({
  title: `You don’t have enough ${tokenNames[kind].many}`,
  text:
    minStake === undefined || balance === undefined
      ? 'You need more to place the minimum bet in this game.'
      : `The minimum bet is ${formatTokens(minStake, 'fixed')}, and you have ${formatTokens(balance, 'fixed')}.`,
})
