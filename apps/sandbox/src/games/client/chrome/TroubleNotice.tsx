import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { PlayingView, Trouble } from '../play/view.ts'
import { TooLittleNotice } from './TooLittleNotice.tsx'
import * as styles from './TroubleNotice.css.ts'

export interface TroubleNoticeProps {
  trouble: Trouble
  view: PlayingView
  /** Sets a stake that the balance covers. */
  onLower: (stake: bigint) => void
}

/** Why nothing moves, what it means for the tokens, and the next step. */
export const TroubleNotice = ({ trouble, view, onLower }: TroubleNoticeProps) => (
  <div className={styles.root}>
    {trouble.kind === 'insufficient-balance' && <TooLittleNotice trouble={trouble} view={view} onLower={onLower} />}
    {trouble.kind === 'connection-lost' && (
      // The main button asks again meanwhile.
      <Notice tone="warning" announce="now" title="Connection lost">
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
