import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import { Banknote, Hourglass } from 'lucide-react'
import type { HomeView } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { standingWords } from '../../withdrawal/standingWords.ts'
import type { HomeProps } from './Home.tsx'
import * as styles from './PlayerMatters.css.ts'

type Player = Extract<HomeView, { state: 'player' }>

/** What the player left open: it comes before everything else, because it is theirs. */
export const PlayerMatters = ({
  unfinishedRound,
  pendingPayment,
  openWithdrawal,
  onResume,
}: Partial<Pick<Player, 'unfinishedRound' | 'pendingPayment' | 'openWithdrawal'>> & Pick<HomeProps, 'onResume'>) =>
  (unfinishedRound || pendingPayment || openWithdrawal) && (
    <div className={styles.root}>
      {unfinishedRound && (
        <section className={styles.matter} aria-label="Unfinished round">
          <img className={styles.thumb} src={`/covers/${unfinishedRound.game.id}.svg`} alt="" width={48} height={64} />
          <div className={styles.words}>
            <Heading level={2} size="large">
              {`Continue: ${unfinishedRound.game.name}`}
            </Heading>
            <Text as="div" tone="soft">
              You left a round open. Your bet of{' '}
              <TokenAmount kind={unfinishedRound.bet.kind} minor={unfinishedRound.bet.minor} showLabel isInSentence /> is safe. Pick up
              where you left off.
            </Text>
          </div>
          <Action onPress={() => onResume({ game: unfinishedRound.game, token: unfinishedRound.bet.kind })} weight="primary">
            Finish round
          </Action>
        </section>
      )}
      {pendingPayment && (
        <section className={styles.matter} aria-label="Payment in progress">
          <span className={styles.sign}>
            <Hourglass size={22} strokeWidth={1.75} aria-hidden />
          </span>
          <div className={styles.words}>
            <Heading level={2} size="large">
              Your payment is in progress
            </Heading>
            <Text tone="soft">Your tokens will be added as soon as the payment provider confirms it.</Text>
          </div>
          <Action href={thankYouAddress(pendingPayment.paymentId)}>View payment</Action>
        </section>
      )}
      {openWithdrawal && (
        <section className={styles.matter} aria-label="Withdrawal in progress">
          <span className={styles.sign}>
            <Banknote size={22} strokeWidth={1.75} aria-hidden />
          </span>
          <div className={styles.words}>
            <Heading level={2} size="large">
              {`Your withdrawal of ${formatPrice(openWithdrawal.receives.minor, openWithdrawal.receives.currency)}`}
            </Heading>
            <Text tone="soft">{standingWords[openWithdrawal.standing].sentence}</Text>
          </div>
          <Action href={withdrawalAddress(openWithdrawal.withdrawalId)}>View withdrawal</Action>
        </section>
      )}
    </div>
  )
