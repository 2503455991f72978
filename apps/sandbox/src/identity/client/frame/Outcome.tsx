import { BadgeCheck, CircleX, Hourglass, UserSearch } from 'lucide-react'
import type { Standing } from '../../contract.ts'
import * as styles from './Frame.css.ts'
import { StepTitle } from './StepTitle.tsx'

type Ended = Exclude<Standing['state'], 'COLLECTING'>

const words: Readonly<Record<Ended, { readonly icon: typeof BadgeCheck; readonly title: string; readonly text: string }>> = {
  CHECKING: {
    icon: Hourglass,
    title: 'We’re checking what you sent',
    text: 'This usually takes less than a minute. You don’t need to stay here.',
  },
  HELD: {
    icon: UserSearch,
    title: 'Your documents are under review',
    text: 'This is taking longer than usual. You don’t need to stay here.',
  },
  APPROVED: { icon: BadgeCheck, title: 'You’re verified', text: 'You can close this window.' },
  REFUSED: {
    icon: CircleX,
    title: 'We couldn’t verify you',
    text: 'This decision is final here. The site you came from can tell you what to do next.',
  },
}

/** What has become of the check. */
export const Outcome = ({ state, isFocused }: { state: Ended; isFocused: boolean }) => {
  const { icon: Icon, title, text } = words[state]
  return (
    <div role="status" className={styles.outcome}>
      <Icon size="3rem" strokeWidth={1.5} aria-hidden />
      <StepTitle title={title} isFocused={isFocused}>
        {text}
      </StepTitle>
    </div>
  )
}
