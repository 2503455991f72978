import { useState, type ReactNode } from 'react'
import { loginAddress, profileAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { responsibleGamingAddress } from '@lagoon/contract/content/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { GameDetailsView, GameFacts, ReachedLimit } from '@lagoon/domain/lobby/lobby.state'
import { countsAsLoss, tokenWonBy } from '@lagoon/contract/lobby/lobby.rules'
import type { Balance } from '@lagoon/contract/money/balanceSheet'
import type { TokenKind } from '@lagoon/contract/money/money'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { TokenChoice } from '../../../patterns/TokenChoice/TokenChoice.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from '../GamePage.css.ts'
import { lackingWords } from '../lackingWords.ts'
import { reachedLimitTitle, reachedLimitWords } from '../reachedLimitWords.ts'

/** Undefined until it is known. */
const balanceOf = (balances: readonly Balance[], kind: TokenKind) => balances.find((balance) => balance.kind === kind)

interface ChoiceProps {
  facts: GameFacts
  balances: readonly Balance[]
  isLaunching: boolean
  /** The kind that the server refused, for its balance or for the player's limit; another kind may still do. */
  lacking?: TokenKind
  /** What is said of the refused kind in place of a balance that is too low. */
  refusal?: ReactNode
  onPlay: (play: { token: TokenKind }) => void
}

const Choice = ({ facts, balances, isLaunching, lacking, refusal, onPlay }: ChoiceProps) => {
  const [token, setToken] = useState<TokenKind>(lacking ?? facts.tokens[0] ?? 'GAME')
  const balance = balanceOf(balances, token)
  const isRefused = token === lacking && refusal !== undefined
  // What a game holds may be at the table of this one: whether it is, the server knows.
  const isTooLow =
    token === lacking || (facts.minStake !== undefined && balance !== undefined && balance.minor + balance.held < facts.minStake)
  const tooLow = lackingWords({
    kind: token,
    ...(facts.minStake !== undefined && { minStake: facts.minStake }),
    ...(balance && { balance: balance.minor }),
  })
  return (
    <Surface padding="roomy">
      <Stack gap="roomy">
        <TokenChoice
          label="Choose your tokens"
          name="token"
          value={token}
          options={facts.tokens.map((kind) => ({ kind, balance: balanceOf(balances, kind)?.minor, pays: tokenWonBy(kind) }))}
          onChange={({ kind }) => setToken(kind)}
        />
        {isRefused ? (
          refusal
        ) : isTooLow ? (
          <Notice tone="warning" title={tooLow.title} announce="politely" action={<Action href={packagesAddress()}>See packages</Action>}>
            {tooLow.text}
          </Notice>
        ) : (
          <Stack gap="snug">
            <div className={styles.actions}>
              <Button weight="primary" size="large" isPending={isLaunching} onPress={() => onPlay({ token })}>
                {`Play with ${tokenNames[token].many}`}
              </Button>
            </div>
            <Text size="small" tone="soft">
              You’ll play with these until you leave the game.
            </Text>
          </Stack>
        )}
      </Stack>
    </Surface>
  )
}

/** What stands in the way of the kind that was refused, and which kinds the limit leaves alone. */
const LimitNotice = ({ facts, limit }: { facts: GameFacts; limit: ReachedLimit | undefined }) => {
  const free = facts.tokens.filter((kind) => !countsAsLoss(kind))
  return (
    <Notice
      tone="warning"
      title={reachedLimitTitle}
      announce="politely"
      action={<Action href={responsibleGamingAddress}>Limits, breaks, and help</Action>}
    >
      {reachedLimitWords(limit)}
      {free.map((kind) => ` Your limit doesn’t apply to ${tokenNames[kind].many}. Choose those to keep playing.`)}
    </Notice>
  )
}

export interface PlayPanelProps {
  view: Extract<GameDetailsView, { facts: unknown }>
  onPlay: (play: { token: TokenKind }) => void
  onRetry: () => void
}

/** The way into the game, or the reason why there is none and what can be done. */
export const PlayPanel = ({ view, onPlay, onRetry }: PlayPanelProps) => {
  const { game } = view.facts
  switch (view.state) {
    case 'readyToPlay':
      return <Choice facts={view.facts} balances={view.balances} isLaunching={view.isLaunching} onPlay={onPlay} />
    case 'insufficientBalance':
      return <Choice facts={view.facts} balances={view.balances} isLaunching={false} lacking={view.lacking} onPlay={onPlay} />
    case 'loggedOut':
      return (
        <Surface padding="roomy">
          <Stack gap="even">
            <Text>You need an account to play. It’s free and comes with welcome tokens.</Text>
            <div className={styles.actions}>
              <Action href={registerAddress} weight="primary" size="large">
                Create account
              </Action>
              <Action href={loginAddress} weight="quiet" size="large">
                Log in
              </Action>
            </div>
          </Stack>
        </Surface>
      )
    case 'providerUnavailable':
      return game.isPlayable ? (
        <Notice tone="warning" title={`${game.providerName} isn’t responding`} action={<Button onPress={onRetry}>Try again</Button>}>
          We can’t open the game right now. Nothing was taken from your balance.
        </Notice>
      ) : (
        <Notice title="Coming soon" action={<Action href={gamesAddress()}>See all games</Action>}>
          {`${game.providerName} hasn’t launched this game yet. You can read about it here until it opens.`}
        </Notice>
      )
    case 'kycRequired':
      return (
        <Notice title="Verify your identity first" action={<Action href={profileAddress('verification')}>Start verification</Action>}>
          This game is for verified players. Verifying takes a few minutes, and you only do it once.
        </Notice>
      )
    case 'tokensAtTable':
      return (
        <Notice
          title="Finish your hand first"
          action={view.table && <Action href={gameDetailsAddress(view.table)}>Go to your hand</Action>}
        >
          You left a hand unfinished at another table, and your tokens are still there. Finish the hand, or wait about three minutes for it
          to end.
        </Notice>
      )
    case 'limitReached':
      return (
        <Choice
          facts={view.facts}
          balances={view.balances}
          isLaunching={false}
          lacking={view.lacking}
          refusal={<LimitNotice facts={view.facts} limit={view.limit} />}
          onPlay={onPlay}
        />
      )
  }
}
