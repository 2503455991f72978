import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { FrameView, StepView } from '../../contract.ts'
import { usualWish, type Wish } from '../../outcomes.ts'
import { ChooseDocument } from './ChooseDocument.tsx'
import * as styles from './Frame.css.ts'
import { GivePicture } from './GivePicture.tsx'
import { tell } from './host.ts'
import { samplePicture } from './picture.ts'
import { firstOpenPlace, placeBefore, type Place } from './places.ts'
import { Summary } from './Summary.tsx'
import type { Check } from './useCheck.ts'
import { Wishes } from './Wishes.tsx'
import { giveTitle } from './words.ts'

const isDone = ({ missing, type, again }: StepView): boolean => missing.length === 0 && type !== null && again === null

export interface CollectProps {
  view: FrameView
  check: Check
}

/** The way through what is asked for: one thing on a screen, begun where it was left. */
export const Collect = ({ view, check }: CollectProps) => {
  const { api, run, show } = check
  const [place, setPlace] = useState<Place>(() => firstOpenPlace(view))
  const [hasMoved, setMoved] = useState(false)
  const [isPending, setPending] = useState(false)
  const [wish, setWish] = useState<Wish | null>(null)
  const set = place.kind === 'SUMMARY' ? null : place.set
  const step = view.steps.find((one) => one.set === set)
  const before = placeBefore(view, place)

  useEffect(() => {
    if (set) tell({ method: 'idCheck.onStepInitiated', idDocSetType: set })
  }, [set])
  const go = (next: Place) => {
    setPlace(next)
    setMoved(true)
  }
  const onward = (next: FrameView) => {
    const changed = next.steps.find((one) => one.set === set)
    if (changed && isDone(changed) && step && !isDone(step)) tell({ method: 'idCheck.onStepCompleted', idDocSetType: changed.set })
    show(next)
  }
  const whilePending = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    await work()
    setPending(false)
  }
  const submit = () =>
    whilePending(async () => {
      const { standing } = view
      const isAgain = standing.state === 'COLLECTING' && standing.isAgain
      if (await run(() => api.submit(wish))) tell({ method: isAgain ? 'idCheck.onApplicantResubmitted' : 'idCheck.onApplicantSubmitted' })
    })
  const giveSample = () =>
    whilePending(async () => {
      if (place.kind !== 'GIVE' || !step) return
      const picture = await samplePicture(giveTitle(step.type ?? 'PASSPORT', place.side, true))
      onward(await api.give({ set: place.set, side: place.side, source: 'FILE' }, picture, () => undefined, AbortSignal.timeout(30_000)))
    })
  const content = () => {
    if (place.kind === 'SUMMARY' || !step)
      return (
        <Summary
          view={view}
          api={api}
          isFocused={hasMoved}
          isPending={isPending}
          onChange={(changed, side) => go({ kind: 'GIVE', set: changed, side })}
          onSubmit={() => void submit()}
        />
      )
    if (place.kind === 'CHOOSE')
      return (
        <ChooseDocument
          key={step.set}
          step={step}
          isFocused={hasMoved}
          isPending={isPending}
          onChoose={(type, country) =>
            void whilePending(async () => {
              if (await run(() => api.choose(step.set, type, country))) go({ kind: 'GIVE', set: step.set, side: 'FRONT' })
            })
          }
        />
      )
    return (
      <GivePicture
        key={`${place.set}.${place.side}`}
        step={step}
        side={place.side}
        api={api}
        isFocused={hasMoved}
        onGiven={onward}
        onNext={() => go(firstOpenPlace(view))}
      />
    )
  }
  const isRefusedForNow = view.standing.state === 'COLLECTING' && view.standing.refusedForNow
  return (
    <>
      {isRefusedForNow && !hasMoved && (
        <Notice tone="warning" title="We couldn’t confirm it’s you">
          You can try again from the beginning.
        </Notice>
      )}
      {before && (
        <div className={styles.back}>
          <Button weight="quiet" size="compact" onPress={() => go(before)}>
            <ArrowLeft size="1rem" aria-hidden /> Back
          </Button>
        </div>
      )}
      <div className={styles.stage}>{content()}</div>
      <Wishes level={view.level} wish={wish ?? view.wish ?? usualWish} onChange={setWish}>
        {place.kind === 'GIVE' && (
          <Button size="compact" isPending={isPending} onPress={() => void giveSample()}>
            Use a sample picture
          </Button>
        )}
      </Wishes>
    </>
  )
}
