import { Fragment } from 'react'
import type { WinView } from '@lagoon/domain/lobby/play/win.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { ShareLink } from '../../../patterns/ShareLink/ShareLink.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { gameHrefFor } from '../gameHref.ts'
import { Burst } from './Burst.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import * as styles from './Win.css.ts'

export interface SharedWinCardProps {
  view: Extract<WinView, { state: 'bigWin' | 'jackpot' }>
  onCopyLink: () => void
  onShareLink?: (() => void) | undefined
}

const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

/** From so many times the bet on, in hundredths, a win is a big one. */
const BIG_WIN = 1_000

const labelOf = ({ state, win }: SharedWinCardProps['view']): string =>
  state === 'jackpot' ? 'Jackpot' : win.times >= BIG_WIN ? 'Big win' : 'Win'

/** "2.5× the bet"; whole numbers from ten times on. */
const timesInWords = (times: number): string => `${(times < 1_000 ? times / 100 : Math.floor(times / 100)).toLocaleString('en')}× the bet`

/** A display name that breaks after its underscores before it breaks anywhere. */
const Breakable = ({ name }: { name: string }) => {
  const [first, ...others] = name.split('_')
  return (
    <>
      {first}
      {others.map((part, at) => (
        <Fragment key={`${at}${part}`}>
          _<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** Who won what in which game, the link to hand on, and the way into the game. */
export const SharedWinCard = ({ view, onCopyLink, onShareLink }: SharedWinCardProps) => {
  const { win, audience, link, isLinkCopied } = view
  const { game, displayName, kind, amounts, times, wonAt } = win
  return (
    <article className={`${styles.root} ${styles.lit[kind]}`}>
      <div className={styles.scene}>
        <Burst />
        <img className={styles.cover} src={`/covers/${game.id}.svg`} alt="" width={320} height={427} fetchPriority="high" />
      </div>
      <div className={styles.words}>
        <Badge tone="accent">{labelOf(view)}</Badge>
        <h1 className={styles.title}>
          {displayName === undefined ? 'A player' : <Breakable name={displayName} />}
          {` won on ${game.name}`}
        </h1>
        {amounts === undefined ? (
          <p className={`${styles.amount} ${styles.times}`}>{timesInWords(times)}</p>
        ) : (
          <div className={styles.amount}>
            <TokenAmount kind={kind} minor={amounts.win.minor} size="headline" />
            <span aria-hidden="true" className={styles.kind}>
              {tokenNames[kind].many}
            </span>
          </div>
        )}
        <p className={styles.line}>
          {amounts !== undefined && (
            <>
              {view.state === 'jackpot' && view.jackpot !== undefined ? (
                <>
                  <span>Includes a</span>
                  <TokenAmount kind={kind} minor={view.jackpot} />
                  <span>jackpot, on a bet of</span>
                </>
              ) : (
                <span>{`${timesInWords(times)} of`}</span>
              )}
              <TokenAmount kind={amounts.bet.kind} minor={amounts.bet.minor} />
            </>
          )}
          <span>
            on <time dateTime={wonAt}>{dayFormat.format(new Date(wonAt))}</time>
          </span>
        </p>
        <div className={styles.share}>
          <ShareLink link={link} isCopied={isLinkCopied} onCopy={onCopyLink} onShare={onShareLink} />
        </div>
        <div className={styles.play}>
          <Link href={gameHrefFor(audience)(game)} weight="secondary" size="large">
            {game.isPlayable ? 'Play this game' : 'See this game'}
          </Link>
          <Text size="small" tone="soft">
            Wins like this are rare, and most rounds lose. 18+ only.
          </Text>
        </div>
      </div>
    </article>
  )
}
