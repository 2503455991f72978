import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { FairnessView } from '@lagoon/domain/lobby/play/fairness.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx'
import { Differences } from './Differences.tsx'
import { fairnessSteps } from './fairnessSteps.tsx'
import { verdictOf, type CheckedView } from './fairnessWords.ts'
import { ProofForm } from './ProofForm.tsx'
import { SeedForm } from './SeedForm.tsx'
import * as styles from './FairnessCheck.css.ts'

export interface FairnessCheckProps {
  view: FairnessView
  /** Checks the text of a proof. */
  onCheck: (event: { text: string }) => void
  /** Checks the same proof with the server seed that was revealed meanwhile. */
  onSeed: (event: { serverSeed: string }) => void
}

const Verdict = ({ view }: { view: CheckedView }) => {
  const { tone, title, text } = verdictOf(view)
  const isToBeExplained = view.state === 'doesNotMatch' || view.state === 'commitmentDiffers'
  return (
    <Notice
      tone={tone}
      title={title}
      announce="politely"
      {...(isToBeExplained && { action: <Link href={contactUsAddress}>Contact us</Link> })}
    >
      {text}
    </Notice>
  )
}

const Found = ({ view }: { view: FairnessView }) => {
  switch (view.state) {
    case 'empty':
    case 'checking':
      return null
    case 'notReadable':
      return (
        <Notice tone="warning" title="This isn’t a valid proof" announce="politely">
          <ul className={styles.problems}>
            {view.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )
    default:
      return <Verdict view={view} />
  }
}

const Steps = ({ view, onSeed }: { view: CheckedView; onSeed: (serverSeed: string) => void }) => (
  <Surface as="section" padding="roomy" labelledBy="fairness-steps">
    <Stack gap="roomy">
      <Heading level={2} size="large" id="fairness-steps">
        How we check a round
      </Heading>
      <Timeline label="Steps in the check" steps={fairnessSteps(view, <SeedForm onSeed={onSeed} />)} />
      {view.state === 'doesNotMatch' && <Differences differences={view.differences} />}
    </Stack>
  </Surface>
)

/** Checks the proof of a round on the player’s own device: the verdict, the way to it, and where another proof is given. */
export const FairnessCheck = ({ view, onCheck, onSeed }: FairnessCheckProps) => {
  const isChecked = 'round' in view
  return (
    <ScreenFrame
      title="Fairness check"
      intro="Replay any round from its proof. It all happens on your device: you don’t need an account, and nothing you paste is sent."
    >
      <Stack gap="roomy">
        <Found view={view} />
        <div className={isChecked ? styles.columns : undefined}>
          {isChecked && <Steps view={view} onSeed={(serverSeed) => onSeed({ serverSeed })} />}
          <Surface as="section" padding="roomy" labelledBy="fairness-proof">
            <Stack gap="roomy">
              <Heading level={2} size="large" id="fairness-proof">
                {isChecked ? 'Check another round' : 'Check a round'}
              </Heading>
              <ProofForm
                onCheck={(text) => onCheck({ text })}
                isChecking={view.state === 'checking'}
                weight={view.state === 'seedNotYetRevealed' ? 'secondary' : 'primary'}
              />
            </Stack>
          </Surface>
        </div>
      </Stack>
    </ScreenFrame>
  )
}
