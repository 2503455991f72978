import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { CrashCurve } from '../../../patterns/CrashCurve/CrashCurve.tsx'
import { RoundDialog, type RoundFrame } from '../history/RoundDialog.tsx'
import { whatHappened } from './crashWords.ts'

/** One flight: the curve until it broke off, where the player left it, and what that meant. */
export const CrashRound = ({ round, ...frame }: { round: CrashRoundRow } & RoundFrame) => {
  const { crashedAt, cashedOutAt } = round
  const words = whatHappened(round)
  return (
    <RoundDialog
      round={round}
      {...frame}
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
