import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { tokenKinds } from '@lagoon/contract/money/money'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import type { ReactNode } from 'react'
import type { GameShare, ProfileStatsView } from '@lagoon/domain/account/profile.state'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { heldWhere, tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { dayOf, monthOf } from '../../../words/days.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import * as styles from './ProfileStatsTokenDetails.css.ts'
import { TokenDetails } from './TokenDetails.tsx'

export interface ProfileStatsTokenDetailsProps {
  view: ProfileStatsView
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface KnownProps {
  view: Known<ProfileStatsView>
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en')

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.tile}>
    <Text as="dt" size="small" tone="soft">
      {label}
    </Text>
    <dd className={styles.number}>{children}</dd>
  </div>
)

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <Text as="dt" tone="soft">
      {label}
    </Text>
    <dd>{children}</dd>
  </div>
)

const Winnings = ({ view }: KnownProps) => (
  <ProfileSection title="Winnings" description="Prize tokens you’ve won, and how many you can withdraw now.">
    <dl className={styles.rows}>
      <Row label="Total winnings">
        <TokenAmount kind="PRIZE" minor={view.winnings} />
      </Row>
      <Row label="Available to withdraw">
        <TokenAmount kind="PRIZE" minor={view.withdrawableWinnings} />
      </Row>
    </dl>
  </ProfileSection>
)

const Favorites = ({ games, rounds }: { games: readonly GameShare[]; rounds: number }) => (
  <ProfileSection title="Most played" description="The games you’ve played most.">
    <ul className={styles.shares}>
      {games.map(({ gameId, name, rounds: played }) => (
        <li key={gameId}>
          <ProgressBar label={name} value={rounds === 0 ? 0 : played / rounds} valueText={`${whole.format(played)} rounds`} />
        </li>
      ))}
    </ul>
  </ProfileSection>
)

const Balances = ({ view }: KnownProps) => (
  <ProfileSection title="Your tokens" description="Your current balances.">
    <dl className={styles.rows}>
      {tokenKinds.map((kind) => (
        <Row key={kind} label={tokenNames[kind].label}>
          <TokenAmount kind={kind} minor={view.balances.tokens[kind]} />
          {view.balances.held[kind] > 0n && (
            <Text size="small" tone="soft" align="end">{`+${formatTokens(view.balances.held[kind], 'full')} ${heldWhere(kind)}`}</Text>
          )}
        </Row>
      ))}
    </dl>
  </ProfileSection>
)

const Stats = ({ view }: KnownProps) => (
  <ProfilePage title="Stats and tokens" intro={`Since ${monthOf(view.memberSince)}. Only you can see this.`}>
    {view.state === 'newPlayer' ? (
      <>
        <EmptyState
          illustration="boat"
          title="No rounds yet"
          action={
            <Action href={gamesAddress()} weight="primary">
              See games
            </Action>
          }
        >
          Play a game, and your rounds, biggest win, and token totals will show up here.
        </EmptyState>
        <Balances view={view} />
      </>
    ) : (
      <>
        <dl className={styles.tiles}>
          <Tile label="Level">{view.level}</Tile>
          <Tile label="Rounds played">{whole.format(view.rounds)}</Tile>
          {view.invitedFriends !== undefined && <Tile label="Friends joined">{whole.format(view.invitedFriends)}</Tile>}
          {view.rechargedCents !== undefined && <Tile label="Spent on packages">{dollars.format(Number(view.rechargedCents) / 100)}</Tile>}
        </dl>
        {view.biggestWin !== undefined && (
          <ProfileSection title="Biggest win" description={`${view.biggestWin.game}, ${dayOf(view.biggestWin.at)}`}>
            <TokenAmount kind={view.biggestWin.kind} minor={view.biggestWin.minor} size="headline" showLabel />
          </ProfileSection>
        )}
        <ProfileSection
          title="Token details"
          description="What you’ve received, played, and won since you signed up. Tokens that left your balance in another way are listed under their kind."
          words="above"
        >
          <TokenDetails details={view.details} />
        </ProfileSection>
        <Winnings view={view} />
        <Favorites games={view.favorites} rounds={view.rounds} />
      </>
    )}
  </ProfilePage>
)

/** How the player has played so far, and what has passed through each kind of their tokens. */
export const ProfileStatsTokenDetails = ({ view, onRetry }: ProfileStatsTokenDetailsProps) =>
  view.state === 'loading' || view.state === 'failed' ? <ProfileNotLoaded view={view} onRetry={onRetry} /> : <Stats view={view} />
