import { useEffect, useRef, type ReactNode } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import * as styles from './Office.css.ts'

export interface RoomHeadProps {
  title: string
  /** One sentence on what is shown. */
  children?: ReactNode
}

let isFirst = true

/** The heading of what is shown. After a way inside the page it gets the focus, so that a screen reader says where one is. */
export const RoomHead = ({ title, children }: RoomHeadProps) => {
  const head = useRef<HTMLDivElement>(null)
  useEffect(
    function tellWhereOneIs() {
      document.title = `${title} – Back office`
      if (!isFirst) head.current?.focus()
      isFirst = false
    },
    [title],
  )
  return (
    <div ref={head} tabIndex={-1} className={styles.told}>
      <Stack gap="tight">
        <Heading level={1} size="title">
          {title}
        </Heading>
        {children !== undefined && <Text tone="soft">{children}</Text>}
      </Stack>
    </div>
  )
}
