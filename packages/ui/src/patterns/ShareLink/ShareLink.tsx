import { Check, Copy, Link2, Share2 } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './ShareLink.css.ts'

export interface ShareLinkProps {
  /** The address to share, in full. */
  link: string
  /** It lies in the clipboard: the button says so, and so does a screen reader. */
  isCopied: boolean
  /** The player asked to copy the link. */
  onCopy: () => void
  /** Opens the device's own sheet; absent where it has none. */
  onShare?: (() => void) | undefined
}

/** A link that the player hands on: whole, copied by one press, or shared the way their device does it. */
export const ShareLink = ({ link, isCopied, onCopy, onShare }: ShareLinkProps) => {
  const Icon = isCopied ? Check : Copy
  return (
    <div className={styles.root}>
      <div className={styles.well}>
        <Link2 aria-hidden className={styles.icon} size="1.125rem" strokeWidth={1.75} />
        <span className={styles.link}>{link.replace(/^https:\/\//, '')}</span>
      </div>
      <div className={styles.actions}>
        <Button weight="primary" onPress={onCopy}>
          <Icon aria-hidden size="1.125rem" strokeWidth={2} />
          {isCopied ? 'Link copied' : 'Copy link'}
        </Button>
        {onShare && (
          <Button onPress={onShare}>
            <Share2 aria-hidden size="1.125rem" strokeWidth={1.75} />
            Share
          </Button>
        )}
      </div>
      <output className={visuallyHidden}>{isCopied ? 'Link copied' : ''}</output>
    </div>
  )
}
