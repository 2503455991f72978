import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { ProgressBar } from '@lagoon/ui/kit/ProgressBar/ProgressBar'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { FrameView } from '../../contract.ts'
import { Collect } from './Collect.tsx'
import * as styles from './Frame.css.ts'
import { tellHeight } from './host.ts'
import { Outcome } from './Outcome.tsx'
import { useCheck } from './useCheck.ts'

const doneOf = ({ steps }: FrameView): number =>
  steps.filter(({ missing, type, again }) => missing.length === 0 && type !== null && again === null).length

/** The provider's page for the person who is checked, in a frame of the page of the site that sent them. */
export const Frame = () => {
  const root = useRef<HTMLElement>(null)
  const check = useCheck()
  const { view, failure, run, api, isMoved } = check
  useEffect(() => (root.current ? tellHeight(root.current) : undefined), [])
  const content = () => {
    if (window.parent === window)
      return <Text>This page only works inside the site that’s verifying you. Go back there and start again.</Text>
    if (!view) return failure === null ? <Text tone="soft">Loading…</Text> : null
    if (view.standing.state !== 'COLLECTING') return <Outcome state={view.standing.state} isFocused={isMoved} />
    return <Collect key={`${view.level}.${view.reviewStatus}`} view={view} check={check} />
  }
  return (
    <main ref={root} className={styles.root}>
      <header className={styles.head}>
        <span className={styles.provider}>
          <ShieldCheck size="1.25rem" aria-hidden /> Verification by Sumsub (sandbox)
        </span>
        {view?.standing.state === 'COLLECTING' && (
          <Text as="span" size="small" tone="soft" isTabular>
            {doneOf(view)} of {view.steps.length} done
          </Text>
        )}
      </header>
      {view?.standing.state === 'COLLECTING' && (
        <ProgressBar
          label="Verification"
          value={doneOf(view) / view.steps.length}
          valueText={`${doneOf(view)} of ${view.steps.length} done`}
          isLabelHidden
        />
      )}
      {failure !== null && (
        <Notice
          tone="danger"
          title="That didn’t work"
          announce="now"
          action={
            <Button size="compact" onPress={() => void run(api.check)}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {content()}
    </main>
  )
}
