import { profileAddress } from '@lagoon/contract/account/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { FairnessView } from '@lagoon/domain/lobby/play/fairness.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx'
import { playedAt } from '../history/roundWords.ts'
import { fairnessSteps } from './fairnessSteps.tsx'
import { verdictOf, type CheckedView } from './fairnessWords.ts'
import { Outcomes } from './Outcomes.tsx'
import * as styles from './FairnessCheck.css.ts'

export interface FairnessCheckProps {
  view: FairnessView
  /** Takes a new secret seed for the next rounds, so that the studio shows the present one. */
  onReveal: () => void
  onRetry: () => void
}

const nextStep = (view: CheckedView, onReveal: () => void) => {
  if (view.state === 'verified') return undefined
  if (view.state === 'doesNotMatch') return <Link href={contactUsAddress}>Contact us</Link>
  return (
    <Button size="compact" isPending={view.isRevealing} onPress={onReveal}>
      Rotate seed and reveal this one
    </Button>
  )
}

const Checked = ({ view, onReveal }: { view: CheckedView; onReveal: () => void }) => {
  const { tone, title, text } = verdictOf(view)
  return (
    <>
      <Notice tone={tone} title={title} announce="politely" action={nextStep(view, onReveal)}>
        {text}
      </Notice>
      <div className={styles.columns}>
        <Surface as="section" padding="roomy" labelledBy="fairness-steps">
          <Stack gap="roomy">
            <Heading level={2} size="large" id="fairness-steps">
              How we check a round
            </Heading>
            <Timeline label="Steps in the check" steps={fairnessSteps(view)} />
          </Stack>
        </Surface>
        <Surface as="section" padding="roomy" labelledBy="fairness-outcome">
          <Stack gap="roomy">
            <Heading level={2} size="large" id="fairness-outcome">
              The round
            </Heading>
            <Outcomes view={view} />
            <CopyableId label="Round ID" value={view.roundId} />
          </Stack>
        </Surface>
      </div>
    </>
  )
}

const Content = ({ view, onReveal, onRetry }: FairnessCheckProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <SkeletonRegion label="Checking this round">
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" ratio="wide" />
          </Stack>
        </SkeletonRegion>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="rope" title="We couldn’t check this round" onRetry={onRetry}>
          We couldn’t load its seeds. This doesn’t mean anything is wrong with the round.
        </DidNotLoad>
      )
    default:
      return <Checked view={view} onReveal={onReveal} />
  }
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

/** Whether a round came out as the seeds fixed before it say: the verdict, the way to it, and the round itself. */
export const FairnessCheck = ({ view, onReveal, onRetry }: FairnessCheckProps) => (
  <ScreenFrame
    title="Fairness check"
    back={{ href: profileAddress('game-history'), label: 'Slot history' }}
    {...('game' in view && { intro: `${view.game.name} by ${view.game.providerName}, played on ${unbroken(playedAt(view))}.` })}
  >
    <Content view={view} onReveal={onReveal} onRetry={onRetry} />
  </ScreenFrame>
)
