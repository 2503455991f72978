import { useState } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { Text } from '../../kit/Text/Text.tsx'
import { row } from '../Panel/Panel.css.ts'
import { Panel } from '../Panel/Panel.tsx'
import { formatTokens } from '../TokenAmount/formatTokens.ts'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { heldWhere, tokenKinds, tokenNames, type TokenKind } from '../TokenIcon/tokenKinds.ts'
import { useThrottledAnnouncement } from './useThrottledAnnouncement.ts'
import * as styles from './HeaderBalances.css.ts'

/** Minor units by kind of token. */
export type Balances = Readonly<Record<TokenKind, bigint>>

const ANNOUNCE_EVERY_MS = 10_000
const onPhone = ['GAME', 'SWEEP'] as const satisfies readonly TokenKind[]

/** The kinds that moved with the latest change; it stays until the next one. */
const useMoved = (balances: Balances): { kinds: readonly TokenKind[]; turn: number } => {
  const [seen, setSeen] = useState({ balances, kinds: [] as readonly TokenKind[], turn: 0 })
  const kinds = tokenKinds.filter((kind) => balances[kind] !== seen.balances[kind])
  if (kinds.length === 0) return seen
  const next = { balances, kinds, turn: seen.turn + 1 }
  setSeen(next)
  return next
}

/** After an amount; empty where nothing of its kind is set aside. */
const setAside = (kind: TokenKind, minor: bigint) => (minor ? ` +${formatTokens(minor, 'compact')} ${heldWhere(kind)}` : '')

const spoken = (balances: Balances, held: Balances) =>
  tokenKinds.map((kind) => `${tokenNames[kind].label}: ${formatTokens(balances[kind], 'full')}${setAside(kind, held[kind])}`).join('. ')

export interface HeaderBalancesProps {
  /** What the player has of each kind, in minor units. */
  balances: Balances
  /** What games and withdrawals hold beside that. */
  held: Balances
  /** Where tokens are bought. */
  buyHref: string
  /** Open from the start; for pictures. */
  isOpenAtFirst?: boolean
}

/**
 * Every balance, live: a strip on the desktop; on a phone game and sweep tokens, and a panel with all kinds. The one that
 * moved is tinted, and a screen reader hears the new amounts at most every ten seconds.
 */
export const HeaderBalances = ({ balances, held, buyHref, isOpenAtFirst }: HeaderBalancesProps) => {
  const moved = useMoved(balances)
  const announced = useThrottledAnnouncement(spoken(balances, held), ANNOUNCE_EVERY_MS)
  const live = (kind: TokenKind) => (
    <span
      key={moved.kinds.includes(kind) ? moved.turn : 'still'}
      className={moved.kinds.includes(kind) ? `${styles.balance} ${styles.changed}` : styles.balance}
      data-moved={moved.kinds.includes(kind) || undefined}
    >
      <TokenAmount kind={kind} minor={balances[kind]} size="small" format="compact" />
      <span className={styles.setAside}>{setAside(kind, held[kind])}</span>
    </span>
  )
  return (
    <>
      <ul className={styles.strip} aria-label="Your balances">
        {tokenKinds.map((kind) => (
          <li key={kind} className={styles.cell}>
            {live(kind)}
          </li>
        ))}
      </ul>
      <a className={styles.buy} href={buyHref}>
        Buy
      </a>
      <button type="button" className={styles.opener} popoverTarget="header-balances">
        <span className={visuallyHidden}>Balances: </span>
        {onPhone.map((kind) => (
          <span key={kind} className={styles.phoneCell}>
            {live(kind)}
          </span>
        ))}
      </button>
      <Panel id="header-balances" label="All balances" until="desktop" isOpenAtFirst={isOpenAtFirst ?? false}>
        <ul>
          {tokenKinds.map((kind) => (
            <li key={kind} className={styles.listRow}>
              <Text as="span" size="small" tone="soft">
                {tokenNames[kind].label}
              </Text>
              <span className={styles.listAmount}>
                <TokenAmount kind={kind} minor={balances[kind]} format="fixed" />
                <span className={styles.setAside}>{setAside(kind, held[kind])}</span>
              </span>
            </li>
          ))}
        </ul>
        <a className={row} href={buyHref}>
          Buy tokens
        </a>
      </Panel>
      <output className={visuallyHidden}>{announced}</output>
    </>
  )
}

/** The room of the balances before the first answer. */
export const HeaderBalancesWaiting = () => (
  <>
    <span className={styles.strip} aria-hidden="true">
      {tokenKinds.map((kind) => (
        <span key={kind} className={styles.waiting} />
      ))}
    </span>
    <span className={styles.opener} aria-hidden="true">
      {onPhone.map((kind) => (
        <span key={kind} className={styles.waiting} />
      ))}
    </span>
  </>
)

/** Under the bar while the live line is down: what is shown may be old, and nothing jumps when it goes. */
export const ReconnectingHint = () => <output className={styles.hint}>Reconnecting. Balances may be slightly out of date.</output>
