import type { ReactNode } from 'react'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Skeleton, SkeletonRegion } from '@lagoon/ui/kit/Skeleton/Skeleton'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import type { View } from './useAnswer.ts'
import { refusalWords } from './words.ts'

export interface WaitedProps<Answer> {
  view: View<Answer>
  /** What is being fetched, in lower case: "withdrawals". */
  what: string
  children: (answer: Answer) => ReactNode
}

/** What was asked for, once it is there; until then its shape, or why it cannot be shown. */
export const Waited = <Answer,>({ view, what, children }: WaitedProps<Answer>) => {
  switch (view.state) {
    case 'loading':
      return (
        <SkeletonRegion label={`Loading ${what}`}>
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonRegion>
      )
    case 'failed':
      return (
        <Notice tone="warning" announce="politely">
          {refusalWords[view.reason]}
        </Notice>
      )
    case 'ready':
      return (
        <>
          {view.stale !== null && (
            <Notice tone="warning" announce="politely" title="This may be out of date">
              {refusalWords[view.stale]}
            </Notice>
          )}
          {children(view.answer)}
        </>
      )
  }
}
