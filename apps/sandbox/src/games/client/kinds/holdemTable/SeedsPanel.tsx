import { useEffect, useState } from 'react'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { TableFairness } from '../../../rules/holdemTable/live.ts'
import * as styles from '../../chrome/HistoryPanel.css.ts'
import { call } from '../../play/provider.ts'
import type { LivePanelProps } from '../kind.ts'

/** What the cards of the table come from. */
export const SeedsPanel = ({ token, onClose }: LivePanelProps) => {
  const [seeds, setSeeds] = useState<TableFairness | 'failed' | null>(null)
  useEffect(() => {
    void call<TableFairness>('GET', '/api/table/seeds', token).then((read) => setSeeds(read.ok ? read.value : 'failed'))
  }, [token])
  return (
    <Dialog title="Fairness" isOpen onClose={onClose} size="wide">
      <Stack gap="roomy">
        <Text>
          Each hand is shuffled from the table’s server seed, the seeds of the players dealt in, and the number of the hand. Before the
          hand, the server seed is locked in by a published hash, the commitment, so no one can change the cards afterward.
        </Text>
        {seeds === 'failed' && <Notice tone="warning">We couldn’t load the seeds. Close this and try again.</Notice>}
        {seeds !== null && seeds !== 'failed' && (
          <dl className={styles.facts}>
            <dt>Server seed hash</dt>
            <dd>{seeds.commitment}</dd>
            <dt>Next server seed hash</dt>
            <dd>{seeds.nextCommitment}</dd>
            <dt>Your seed</dt>
            <dd>{seeds.clientSeed ?? 'You choose it when you sit down'}</dd>
          </dl>
        )}
        <Text size="small" tone="soft">
          The server seed is revealed when the table changes it: after 100 hands, or when no players are left. Until then, folded cards stay
          hidden. You’ll find it under Your last hands.
        </Text>
      </Stack>
    </Dialog>
  )
}
