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
  const { game, displayName, bet, times, wonAt } = win
  return (
    <article className={`${styles.root} ${styles.lit[win.win.kind]}`}>
      <div className={styles.scene}>
        <Burst />
        <img className={styles.cover} src={`/covers/${game.id}.svg`} alt="" width={320} height={427} fetchPriority="high" />
      </div>
      <div className={styles.words}>
        <Badge tone="accent">{view.state === 'jackpot' ? 'Jackpot' : 'Big win'}</Badge>
        <h1 className={styles.title}>
          <Breakable name={displayName} />
          {` won on ${game.name}`}
        </h1>
        <div className={styles.amount}>
          <TokenAmount kind={win.win.kind} minor={win.win.minor} size="headline" />
          <span aria-hidden="true" className={styles.kind}>
            {tokenNames[win.win.kind].many}
          </span>
        </div>
        <p className={styles.line}>
          {view.state === 'jackpot' ? (
            <>
              <span>The jackpot paid</span>
              <TokenAmount kind={win.win.kind} minor={view.jackpot} />
              <span>of it, on a bet of</span>
            </>
          ) : (
            <span>{`${times.toLocaleString('en')}× the bet of`}</span>
          )}
          <TokenAmount kind={bet.kind} minor={bet.minor} />
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
