import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import * as styles from './StoryLink.css.ts'

export interface StoryLinkProps {
  storyId: string
  children: ReactNode
}

/** Opens a story in the Storybook around it; a plain address as well, so that it opens in a new tab and can be copied. */
export const StoryLink = ({ storyId, children }: StoryLinkProps) => {
  const open = (event: MouseEvent) => {
    if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId })
  }
  return (
    <a className={styles.root} href={`./?path=/story/${storyId}`} target="_top" onClick={open}>
      {children}
    </a>
  )
}
