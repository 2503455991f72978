import { useEffect, useRef, type ReactNode } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Text } from '@lagoon/ui/kit/Text/Text'
import * as styles from './Frame.css.ts'

export interface StepTitleProps {
  title: string
  children?: ReactNode
  /** The person came here by a step of theirs, so the focus comes along. */
  isFocused: boolean
}

/** What a screen of the frame is about. */
export const StepTitle = ({ title, children, isFocused }: StepTitleProps) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) root.current?.focus()
  }, [title, isFocused])
  return (
    <div ref={root} tabIndex={-1} className={styles.title}>
      <Heading level={1} size="title">
        {title}
      </Heading>
      {children !== undefined && children !== '' && <Text tone="soft">{children}</Text>}
    </div>
  )
}
