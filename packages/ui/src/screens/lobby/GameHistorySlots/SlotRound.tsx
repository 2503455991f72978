import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { SlotMatrix } from '../../../patterns/SlotMatrix/SlotMatrix.tsx'
import { WonLines } from '../../../patterns/SlotMatrix/WonLines.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { RoundDialog, type RoundFrame } from '../history/RoundDialog.tsx'

const jackpotOf = ({ jackpot, win }: SlotRoundRow) =>
  jackpot === undefined
    ? []
    : [{ term: 'Jackpot (part of the win)', value: <TokenAmount kind={win.kind} minor={jackpot} format="fixed" size="large" /> }]

/** One spin: where the reels stopped, the lines that won, the feature and the jackpot. */
export const SlotRound = ({ round, ...frame }: { round: SlotRoundRow } & RoundFrame) => (
  <RoundDialog
    round={round}
    {...frame}
    picture={round.matrix && <SlotMatrix matrix={round.matrix} lines={round.paylines} />}
    figures={jackpotOf(round)}
  >
    {round.feature !== undefined && (
      <section>
        <Heading level={3} size="large">
          Feature
        </Heading>
        <Text place={{ marginBlockStart: 'tight' }}>{round.feature}</Text>
      </section>
    )}
    {round.paylines.length > 0 && (
      <section>
        <Heading level={3} size="large">
          Winning lines
        </Heading>
        <WonLines lines={round.paylines} kind={round.win.kind} />
      </section>
    )}
  </RoundDialog>
)
