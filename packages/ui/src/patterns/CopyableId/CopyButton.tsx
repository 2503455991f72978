import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'

export interface CopyButtonProps {
  /** What the value is, as `Round ID`. */
  label: string
  /** What is copied. */
  value: string
}

/** How long the tick stands, so that the next copy is seen and heard again. */
const TICK_MS = 4_000

/** Copies by one press, and says so. */
export const CopyButton = ({ label, value }: CopyButtonProps) => {
  const [copied, setCopied] = useState<{ text: string }>()
  // The value may change under the tick: what the invoice asks for now is not what was copied.
  const isCopied = copied?.text === value
  useEffect(
    function takeTickAway() {
      if (copied === undefined) return
      const timer = setTimeout(() => setCopied(undefined), TICK_MS)
      return () => clearTimeout(timer)
    },
    [copied],
  )
  const copy = () => {
    // Absent where the page came over an insecure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard
    clipboard?.writeText(value).then(
      () => setCopied({ text: value }),
      () => setCopied(undefined),
    )
  }
  return (
    <>
      <IconButton label={`Copy ${label.charAt(0).toLowerCase()}${label.slice(1)}`} icon={isCopied ? Check : Copy} onPress={copy} />
      <output className={visuallyHidden}>{isCopied ? `${label} copied` : ''}</output>
    </>
  )
}
