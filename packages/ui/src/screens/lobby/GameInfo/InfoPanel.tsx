import { loginAddress, loginReturnAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { Audience, GameFacts } from '@lagoon/domain/lobby/lobby.state'
import { tokenWonBy } from '@lagoon/contract/lobby/lobby.rules'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { TokenIcon } from '../../../patterns/TokenIcon/TokenIcon.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { actions } from '../GamePage.css.ts'
import * as styles from './GameInfo.css.ts'

/** Which tokens a bet takes, and what a win of each gives. */
const Tokens = ({ facts }: { facts: GameFacts }) => (
  <section aria-labelledby="game-tokens">
    <Heading level={2} size="large" id="game-tokens" place={{ marginBlockEnd: 'close' }}>
      Play with
    </Heading>
    <ul className={styles.tokens}>
      {facts.tokens.map((kind) => (
        <li key={kind} className={styles.token}>
          <TokenIcon kind={kind} size="large" />
          <div>
            <Text weight="strong">{tokenNames[kind].label}</Text>
            <Text size="small" tone="soft">{`Wins pay ${tokenNames[tokenWonBy(kind)].many}`}</Text>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const VisitorActions = ({ facts: { game } }: { facts: GameFacts }) => (
  <Stack gap="even">
    <Text>
      {game.isPlayable
        ? 'You need an account to play. It’s free and comes with welcome tokens.'
        : 'An account is free and comes with welcome tokens.'}
    </Text>
    <div className={actions}>
      <Action href={registerAddress} weight="primary" size="large">
        Create account
      </Action>
      <Action href={game.isPlayable ? loginReturnAddress(gameDetailsAddress(game)) : loginAddress} weight="quiet" size="large">
        Log in
      </Action>
    </div>
  </Stack>
)

const PlayerActions = ({ facts: { game } }: { facts: GameFacts }) =>
  game.isPlayable ? (
    <Stack gap="snug">
      <div className={actions}>
        <Action href={gameDetailsAddress(game)} weight="primary" size="large">
          Play
        </Action>
      </div>
      <Text size="small" tone="soft">
        You choose your tokens before your first bet.
      </Text>
    </Stack>
  ) : (
    <div>
      <Action href={gamesAddress()}>See all games</Action>
    </div>
  )

export interface InfoPanelProps {
  facts: GameFacts
  audience: Audience
}

/** Whether the game is open, what it is played with, and the one way on. */
export const InfoPanel = ({ facts, audience }: InfoPanelProps) => (
  <Stack gap="even">
    {!facts.game.isPlayable && (
      <Notice title="Coming soon">
        {`${facts.game.providerName} hasn’t launched this game yet. You can read about it here until it opens.`}
      </Notice>
    )}
    <Surface padding="roomy">
      <Stack gap="roomy">
        {facts.tokens.length > 0 && <Tokens facts={facts} />}
        {audience === 'visitor' ? <VisitorActions facts={facts} /> : <PlayerActions facts={facts} />}
      </Stack>
    </Surface>
  </Stack>
)
