import { ArrowLeft, HandCoins, Maximize } from 'lucide-react'
import type { GameTile } from '@lagoon/domain/lobby/lobby.state'
import type { Amount, TokenKind } from '@lagoon/contract/money/money'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import * as styles from './Play.css.ts'

export interface PlayBarProps {
  game: GameTile
  token: TokenKind
  balances: readonly Amount[]
  onLeave: () => void
  /** Fills the screen with the game, or no longer; absent where the browser cannot. */
  onFullScreen: (() => void) | undefined
  /** Opens the tip; absent where nobody deals at the table. */
  onTip?: (() => void) | undefined
}

/** Above the game: the way out, what is played with which token, and what the player holds of it. */
export const PlayBar = ({ game, token, balances, onLeave, onFullScreen, onTip }: PlayBarProps) => (
  <header className={styles.bar}>
    <button type="button" className={styles.tool} aria-label="Leave game" onClick={onLeave}>
      <ArrowLeft size={22} strokeWidth={1.75} aria-hidden />
    </button>
    <div className={styles.name}>
      <h1 className={styles.title}>{game.name}</h1>
      <p className={styles.token}>
        <span className={styles.playingWith}>Playing with </span>
        {tokenNames[token].many}
      </p>
    </div>
    <div className={styles.balances}>
      {balances.map(({ kind, minor }) => (
        <TokenAmount key={kind} kind={kind} minor={minor} size="small" format="compact" />
      ))}
    </div>
    {onTip && (
      <button type="button" className={styles.tool} aria-label="Tip the dealer" onClick={onTip}>
        <HandCoins size={22} strokeWidth={1.75} aria-hidden />
      </button>
    )}
    {onFullScreen && (
      <button type="button" className={styles.tool} aria-label="Full screen" onClick={onFullScreen}>
        <Maximize size={20} strokeWidth={1.75} aria-hidden />
      </button>
    )}
  </header>
)
