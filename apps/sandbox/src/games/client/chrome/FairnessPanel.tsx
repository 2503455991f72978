import { useEffect, useState, type SyntheticEvent } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { OpenDialog } from '@lagoon/ui/kit/Dialog/OpenDialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import type { SessionView } from '../../contract.ts'
import { provider } from '../play/provider.ts'
import * as styles from './HistoryPanel.css.ts'
import { Section } from './Section.tsx'
import { rotateSeeds, saveClientSeed, type Said, type SeedChange } from './seedChange.ts'

export interface FairnessPanelProps {
  /** The provider's session token. */
  token: string
  onClose: () => void
}

type Seeds = SessionView['seeds']

/** What came of a press stands below the last button, on a phone outside the dialog's view. */
const bringIntoView = (node: HTMLElement | null) => {
  node?.scrollIntoView({ block: 'nearest' })
}

const Pair = ({ token, seeds, onSeeds }: { token: string; seeds: Seeds; onSeeds: (seeds: Seeds) => void }) => {
  const [own, setOwn] = useState(seeds.clientSeed)
  const [said, setSaid] = useState<Said | null>(null)
  const tell = (change: SeedChange) => {
    if (change.seeds) onSeeds(change.seeds)
    setSaid(change.said)
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    tell(await saveClientSeed(provider, token, own.trim()))
  }
  const rotate = async () => tell(await rotateSeeds(provider, token, seeds))
  return (
    <>
      <dl className={styles.facts}>
        <dt>Server seed hash</dt>
        <dd>{seeds.commitment}</dd>
        <dt>Next server seed hash</dt>
        <dd>{seeds.nextCommitment}</dd>
        <dt>Rounds with these seeds</dt>
        <dd>{seeds.nonce}</dd>
      </dl>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="snug">
          <TextField label="Your seed" value={own} onChange={setOwn} maxLength={64} autoComplete="off" />
          <Button type="submit" size="compact" weight="secondary">
            Save your seed
          </Button>
        </Stack>
      </form>
      <Section title="Reveal and verify">
        <Text>Changing seeds reveals the current server seed. Then you can verify the rounds played on it, under Your last rounds.</Text>
        <Button size="compact" weight="secondary" onPress={() => void rotate()}>
          Change seeds
        </Button>
      </Section>
      {said && (
        <div key={said.text} ref={bringIntoView}>
          <Notice tone={said.tone} announce="now">
            {said.text}
          </Notice>
        </div>
      )}
    </>
  )
}

/** The pair of seeds that results are computed from: what is published, the player's own part, and the end of the pair. */
export const FairnessPanel = ({ token, onClose }: FairnessPanelProps) => {
  // Read each time it opens: the pair is one for all games, and may have been rotated by any of them, or by itself.
  const [seeds, setSeeds] = useState<Seeds | 'loading' | 'failed'>('loading')
  useEffect(() => {
    void provider.current(token).then((now) => setSeeds(now.ok ? now.value.seeds : 'failed'))
  }, [token])
  return (
    <OpenDialog title="Fairness" isOpen onClose={onClose} size="wide">
      <Stack gap="roomy">
        <Text>
          Every result is computed from a server seed, your seed, and a number that counts your rounds. Before you bet, we publish a hash,
          the commitment, that locks in the server seed, so no one can change it afterward.
        </Text>
        {seeds === 'loading' && <Text tone="soft">Loading your seeds…</Text>}
        {seeds === 'failed' && <Notice tone="warning">We couldn’t load your seeds. Close this and try again.</Notice>}
        {typeof seeds !== 'string' && <Pair token={token} seeds={seeds} onSeeds={setSeeds} />}
      </Stack>
    </OpenDialog>
  )
}
