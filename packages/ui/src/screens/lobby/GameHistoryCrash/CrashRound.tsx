import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { CrashCurve } from '../../../patterns/CrashCurve/CrashCurve.tsx'
import { RoundDialog } from '../history/RoundDialog.tsx'
import { whatHappened } from './crashWords.ts'

/** One flight: the curve until it broke off, where the player left it, and what that meant. */
export const CrashRound = ({ round, onClose }: { round: CrashRoundRow; onClose: () => void }) => {
  const { crashedAt, cashedOutAt } = round
  const words = whatHappened(round)
  return (
    <RoundDialog
      round={round}
      onClose={onClose}
      picture={
        crashedAt !== undefined && (
          <>
            <CrashCurve crashedAt={crashedAt} {...(cashedOutAt !== undefined && { cashedOutAt })} />
            {words !== undefined && <Text>{words}</Text>}
          </>
        )
      }
    />
  )
}
