import { useRef, useState } from 'react'
import { TICKET_COMMENTS_MAX_LENGTH } from '@lagoon/contract/support/support.rules'
import { readReply } from './reply.ts'

/** What an agent writes: what is typed stays until it is cleared, and what is wrong with it is said at its field, which then has the focus. */
export const useReplyText = () => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** The reply as it is sent, or undefined with the reason at its field. */
  const read = (): string | undefined => {
    const reply = readReply(text)
    setError(reply.ok ? null : reply.error)
    if (reply.ok) return reply.value
    field.current?.focus()
    return undefined
  }
  return {
    isEmpty: text.trim() === '',
    read,
    clear: () => setText(''),
    /** For its text area. */
    area: {
      label: 'Your reply',
      limit: TICKET_COMMENTS_MAX_LENGTH,
      value: text,
      inputRef: field,
      ...(error !== null && { error }),
      onChange: (typed: string) => {
        setText(typed)
        setError(null)
      },
    },
  }
}
