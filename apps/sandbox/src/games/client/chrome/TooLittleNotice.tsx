import { formatMinor } from '@lagoon/contract/money/money'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { leave } from '../play/frame.ts'
import type { PlayingView, Trouble } from '../play/view.ts'
import { wayOn } from '../play/wayOn.ts'
import { lowestBetWords, tokenName, tokens } from '../play/words.ts'

export interface TooLittleNoticeProps {
  trouble: Extract<Trouble, { kind: 'insufficient-balance' }>
  view: PlayingView
  onLower: (stake: bigint) => void
}

/** What the notice says, and its button where one press leads on. */
const said = ({ trouble, view, onLower }: TooLittleNoticeProps): { text: string; action?: { label: string; onPress: () => void } } => {
  const { kind, session, stake, balance } = view
  const { takes, verb } = trouble
  const taking = `${verb ?? `This ${kind.unit}`} takes ${tokens(takes, session.token)}; you have ${tokens(balance, session.token)}.`
  if (verb !== null) return { text: `${taking} You can continue this ${kind.unit} without it.` }
  const on = wayOn({ offered: session.stakes.map(BigInt), stake, takes, balance })
  switch (on.way) {
    case 'lower-bet':
      return { text: taking, action: { label: `Lower bet to ${formatMinor(on.to, 'always')}`, onPress: () => onLower(on.to) } }
    case 'lower-side-bet':
      return { text: `${taking} Lower your side bet to keep playing.` }
    case 'more-tokens':
      return {
        text: `${lowestBetWords(on.lowest, balance)} You can get more tokens in Packages.`,
        action: { label: 'Back to lobby', onPress: leave },
      }
  }
}

/** The balance does not cover what was pressed for, and what can be done about it. */
export const TooLittleNotice = (props: TooLittleNoticeProps) => {
  const { text, action } = said(props)
  return (
    <Notice
      tone="warning"
      announce="now"
      title={`Not enough ${tokenName(props.view.session.token)}`}
      action={
        action && (
          <Button size="compact" onPress={action.onPress}>
            {action.label}
          </Button>
        )
      }
    >
      {text} Nothing was taken.
    </Notice>
  )
}
