import { Button } from '@lagoon/ui/kit/Button/Button'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import type { TableView } from '../../../rules/holdemTable/live.ts'
import { nameAbove, type PlayedToken } from '../../play/words.ts'
import * as figures from '../../chrome/amount.css.ts'
import * as styles from './Ways.css.ts'
import { amount, isOutOfChips } from './words.ts'

export interface WaysProps {
  view: TableView
  /** What the table is played for. */
  token: PlayedToken
  onSitOut: () => void
  onSitIn: () => void
  onTopUp: () => void
  onLeave: () => void
}

/** What the player has beside the table, and the ways to pause, to bring more chips, and to leave. */
export const Ways = ({ view: { you, seats }, token, onSitOut, onSitIn, onTopUp, onLeave }: WaysProps) => {
  const own = seats[you.seat ?? -1]
  const isBroke = own ? isOutOfChips(own) : false
  const isOut = own?.isSittingOut === true && !isBroke
  return (
    <div className={styles.root}>
      <dl className={styles.purse}>
        <dt className={figures.label}>{nameAbove(token)}</dt>
        <dd className={styles.held}>
          <TokenIcon kind={token} />
          {amount(you.purse)}
        </dd>
      </dl>
      {you.seat !== null && (
        <span className={styles.seated({ isOut })}>
          {!isBroke && (
            // One button there and back: who pressed it keeps the focus.
            <span className={styles.pause({ isOut })}>
              <Button size={isOut ? 'regular' : 'compact'} weight={isOut ? 'primary' : 'quiet'} onPress={isOut ? onSitIn : onSitOut}>
                {isOut ? 'I’m back' : 'Sit out'}
              </Button>
            </span>
          )}
          <Button size="compact" weight={isBroke ? 'secondary' : 'quiet'} onPress={onTopUp}>
            Add chips
          </Button>
          <Button size="compact" weight="quiet" onPress={onLeave}>
            Leave
          </Button>
        </span>
      )}
    </div>
  )
}
