import { useState, type SyntheticEvent } from 'react'
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

export interface FairnessPanelProps {
  token: string
  /** As they were when the panel opened. */
  seeds: SessionView['seeds']
  onSeeds: (seeds: SessionView['seeds']) => void
  onClose: () => void
}

type Said = { readonly tone: 'success' | 'danger'; readonly text: string }
const NO_ANSWER: Said = { tone: 'danger', text: 'We can’t reach the game right now. Nothing was changed.' }

/** What came of a press stands below the last button, on a phone outside the dialog's view. */
const bringIntoView = (node: HTMLElement | null) => {
  node?.scrollIntoView({ block: 'nearest' })
}

/** The pair of seeds that results are computed from: what is published, the player's own part, and the end of the pair. */
export const FairnessPanel = ({ token, seeds, onSeeds, onClose }: FairnessPanelProps) => {
  const [own, setOwn] = useState(seeds.clientSeed)
  const [said, setSaid] = useState<Said | null>(null)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const saved = await provider.setClientSeed(token, own.trim())
    if (saved.ok) {
      onSeeds(saved.value)
      setSaid({ tone: 'success', text: 'We’ll use your seed starting with the next round.' })
    } else
      setSaid(
        saved.problem === 'BAD_REQUEST'
          ? { tone: 'danger', text: 'Use 1 to 64 letters, digits, and standard keyboard symbols.' }
          : NO_ANSWER,
      )
  }
  const rotate = async () => {
    const rotated = await provider.rotateSeeds(token)
    if (!rotated.ok) return setSaid(rotated.problem === 'NO_ANSWER' ? NO_ANSWER : { tone: 'danger', text: rotated.message })
    onSeeds(rotated.value.seeds)
    setSaid({ tone: 'success', text: `Revealed: ${rotated.value.revealed}. Your last rounds can be verified now.` })
  }
  return (
    <OpenDialog title="Fairness" isOpen onClose={onClose} size="wide">
      <Stack gap="roomy">
        <Text>
          Every result is computed from a server seed, your seed, and a number that counts your rounds. Before you bet, we publish a hash,
          the commitment, that locks in the server seed, so no one can change it afterward.
        </Text>
        <dl className={styles.facts}>
          <dt>Server seed commitment</dt>
          <dd>{seeds.commitment}</dd>
          <dt>Next server seed commitment</dt>
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
      </Stack>
    </OpenDialog>
  )
}
