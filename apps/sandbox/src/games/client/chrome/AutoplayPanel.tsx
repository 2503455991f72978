import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { OpenDialog } from '@lagoon/ui/kit/Dialog/OpenDialog'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { MOST_ROUNDS, type AutoplayPlan } from '../play/autoplay/autoplay.ts'
import type { PlayingView } from '../play/view.ts'
import { tokens } from '../play/words.ts'

const counts = [5, 10, 25, 50, MOST_ROUNDS] as const
/** In bets. */
const lossLimits = [5n, 10n, 20n, 50n, 100n] as const
const winLimits = [10n, 25n, 50n, 100n] as const
const NO_LIMIT = 'none'

export interface AutoplayPanelProps {
  view: PlayingView
  onBegin: (plan: AutoplayPlan) => void
  onClose: () => void
}

/** How many rounds, what may be lost at most, and which win ends it. It does not begin before a loss limit is chosen. */
export const AutoplayPanel = ({ view: { stake, session, kind }, onBegin, onClose }: AutoplayPanelProps) => {
  const [rounds, setRounds] = useState('10')
  const [loss, setLoss] = useState<string | null>(null)
  const [win, setWin] = useState(NO_LIMIT)
  const [isMissing, setMissing] = useState(false)
  const limit = (times: bigint) => ({ id: String(times), label: tokens(times * stake, session.token) })
  const begin = () => {
    if (loss === null) return setMissing(true)
    onClose()
    onBegin({
      rounds: Number(rounds),
      stake,
      lossLimit: BigInt(loss) * stake,
      winLimit: win === NO_LIMIT ? null : BigInt(win) * stake,
    })
  }
  return (
    <OpenDialog
      title="Autoplay"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button weight="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button weight="primary" onPress={begin}>
            Start autoplay
          </Button>
        </>
      }
    >
      <Stack gap="even">
        <Text>
          Each {kind.unit} takes {tokens(stake, session.token)}. Autoplay also stops at a bonus feature, a reality check, a lost connection,
          any error, and when you leave this window for ten seconds.
        </Text>
        <Select
          label={`Number of ${kind.unit}s`}
          options={counts.map((count) => ({ id: String(count), label: String(count) }))}
          value={rounds}
          onChange={setRounds}
        />
        <Select
          label="Stop before I lose more than"
          options={lossLimits.map(limit)}
          value={loss}
          onChange={(id) => {
            setLoss(id)
            setMissing(false)
          }}
          isRequired
          {...(isMissing && { error: 'Choose a loss limit.' })}
        />
        <Select
          label="Stop at a single win of"
          options={[{ id: NO_LIMIT, label: 'No limit' }, ...winLimits.map(limit)]}
          value={win}
          onChange={setWin}
        />
      </Stack>
    </OpenDialog>
  )
}
