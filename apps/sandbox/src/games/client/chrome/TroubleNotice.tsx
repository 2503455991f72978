import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { PlayingView, Trouble } from '../play/view.ts'
import { tokenName, tokens } from '../play/words.ts'
import * as styles from './TroubleNotice.css.ts'

export interface TroubleNoticeProps {
  trouble: Trouble
  view: PlayingView
  onRetry: () => void
}

/** Why nothing moves, what it means for the tokens, and the next step. */
export const TroubleNotice = ({ trouble, view, onRetry }: TroubleNoticeProps) => (
  <div className={styles.root}>
    {trouble.kind === 'insufficient-balance' && (
      <Notice tone="warning" announce="now" title={`Not enough ${tokenName(view.session.token)}`}>
        {trouble.verb ?? `This ${view.kind.unit}`} takes {tokens(trouble.takes, view.session.token)}; you have{' '}
        {tokens(view.balance, view.session.token)}.{' '}
        {trouble.verb === null ? 'Lower your bet to keep playing.' : `You can continue this ${view.kind.unit} without it.`} Nothing was
        taken.
      </Notice>
    )}
    {trouble.kind === 'connection-lost' && (
      <Notice
        tone="warning"
        announce="now"
        title="Connection lost"
        action={
          <Button size="compact" onPress={onRetry}>
            Retry
          </Button>
        }
      >
        We’re waiting for the result of this {view.kind.unit} and will keep checking. You’ll only be charged once.
      </Notice>
    )}
    {trouble.kind === 'choose' && (
      <Notice tone="info" announce="now">
        {trouble.hint}
      </Notice>
    )}
    {trouble.kind === 'refused' && (
      <Notice tone="danger" announce="now">
        {trouble.message}
      </Notice>
    )}
  </div>
)
