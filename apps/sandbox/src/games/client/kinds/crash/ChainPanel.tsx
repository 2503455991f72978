import { Fragment, useEffect, useState } from 'react'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { LiveEvent, LiveState } from '../../../rules/crash/live.ts'
import { times } from '../../../rules/crash/live.ts'
import * as styles from '../../chrome/HistoryPanel.css.ts'
import { Section } from '../../chrome/Section.tsx'

/** The chain from which the ends of rounds come, and the hashes that were revealed last. */
export const ChainPanel = ({ gameId, onClose }: { gameId: string; onClose: () => void }) => {
  const [state, setState] = useState<LiveState | null>(null)
  useEffect(() => {
    const source = new EventSource(`/api/live/stream?${new URLSearchParams({ game: gameId })}`)
    source.addEventListener('state', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent
      if (event.type === 'state') setState(event.state)
      source.close()
    })
    return () => source.close()
  }, [gameId])
  return (
    <Dialog title="Fairness" isOpen onClose={onClose} size="wide">
      <Stack gap="roomy">
        <Text>
          Each round’s crash point was set before the first bet, in a chain of hashes. We published the chain’s first link, then the salt
          was drawn. Each hash revealed after its round leads back to that first link, so none can be changed. It’s the same for everyone.
        </Text>
        {state && (
          <>
            <dl className={styles.facts}>
              <dt>First hash of the chain</dt>
              <dd>{state.chain.commitment}</dd>
              <dt>Salt</dt>
              <dd>{state.chain.salt}</dd>
              <dt>Rounds in the chain</dt>
              <dd>{state.chain.games.toLocaleString('en')}</dd>
            </dl>
            <Section title="Last rounds">
              <dl className={styles.facts}>
                {state.past.slice(0, 8).map(({ number, point, hash }) => (
                  <Fragment key={number}>
                    <dt>
                      Round {number}: {times(point)}
                    </dt>
                    <dd>{hash}</dd>
                  </Fragment>
                ))}
              </dl>
            </Section>
            <Text size="small" tone="soft">
              Each hash is the SHA-256 of the next round’s hash. The first 52 bits of HMAC-SHA256 of the hash, keyed with the salt, set the
              crash point. Your own bets can be verified under Your last rounds.
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
