import { formatMinor } from '@lagoon/contract/money/money'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { Autoplay, StopReason } from '../play/autoplay/autoplay.ts'
import * as banner from './Banner.css.ts'
import * as styles from './TroubleNotice.css.ts'

const amount = (minor: bigint) => formatMinor(minor, 'always')

/** What a player is told who did not stop it; trouble speaks for itself. */
const words: Partial<Record<StopReason, string>> = {
  DONE: 'Autoplay has ended: all rounds have been played.',
  LOSS_LIMIT: 'Autoplay stopped: the next bet could exceed your loss limit.',
  WIN_LIMIT: 'Autoplay stopped at your single-win limit.',
  FEATURE: 'Autoplay stopped at a bonus feature.',
  STAKE_CHANGED: 'Autoplay stopped: the bet was changed.',
  BALANCE: 'Autoplay stopped: you don’t have enough tokens for the next bet.',
  INTERRUPTED: 'Autoplay stopped when the game was interrupted.',
  AWAY: 'Autoplay stopped while you were away.',
}

/** Where autoplay stands against its limits, or why it ended. */
export const AutoplayNotice = ({ autoplay, unit }: { autoplay: Autoplay; unit: string }) => {
  if (autoplay.state === 'on') {
    const { left, lost, plan } = autoplay
    return (
      <div className={banner.root}>
        <span className={banner.name}>Autoplay</span>
        <span>{left === 1 ? `1 ${unit} left` : `${left} ${unit}s left`}</span>
        <span>
          {lost > 0n ? `lost ${amount(lost)} of ${amount(plan.lossLimit)}` : `ahead ${amount(-lost)}, loss limit ${amount(plan.lossLimit)}`}
        </span>
        {plan.winLimit !== null && <span>win limit {amount(plan.winLimit)}</span>}
      </div>
    )
  }
  const text = autoplay.why && words[autoplay.why]
  return text ? (
    <div className={styles.root}>
      <Notice announce="politely">{text}</Notice>
    </div>
  ) : null
}
