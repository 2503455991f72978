import { formatMinor } from '@lagoon/contract/money/money'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { Autoplay } from '../play/autoplay/autoplay.ts'
import { stopWords } from '../play/autoplay/stopWords.ts'
import * as banner from './Banner.css.ts'
import * as styles from './TroubleNotice.css.ts'

const amount = (minor: bigint) => formatMinor(minor, 'always')

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
  const text = autoplay.why && stopWords[autoplay.why]
  return text ? (
    <div className={styles.root}>
      <Notice announce="politely">{text}</Notice>
    </div>
  ) : null
}
