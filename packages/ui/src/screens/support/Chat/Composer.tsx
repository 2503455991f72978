import * as v from 'valibot'
import { useRef, useState, type SubmitEvent } from 'react'
import { ruleOf } from '@lagoon/contract/rules/rule'
import { CHAT_MESSAGE_MAX_LENGTH, chatMessageSchema } from '@lagoon/contract/support/support.rules'
import { Button } from '../../../kit/Button/Button.tsx'
import { TextField } from '../../../kit/TextField/TextField.tsx'
import { fieldWords } from '../../fieldWords.ts'
import * as styles from './Chat.css.ts'

const words = fieldWords({
  required: 'Write a message first.',
  tooLong: `Use no more than ${CHAT_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. For longer messages, open a ticket.`,
})

export interface ComposerProps {
  onSend: (event: { text: string }) => void
  /** A word why stands under the field now and takes room from the talk. */
  onRefuse: () => void
}

/** One line to write in. What is refused stays, with a word why. */
export const Composer = ({ onSend, onRefuse }: ComposerProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    input.current?.focus()
    const checked = v.safeParse(chatMessageSchema, text)
    setProblem(checked.success ? undefined : words[ruleOf(checked.issues[0])])
    if (!checked.success) return onRefuse()
    onSend({ text: checked.output })
    setText('')
  }
  return (
    <form noValidate className={styles.composer} onSubmit={submit}>
      <TextField
        label="Your message"
        value={text}
        inputRef={input}
        autoComplete="off"
        error={problem}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
      />
      <div className={styles.send}>
        <Button type="submit" weight="primary">
          Send
        </Button>
      </div>
    </form>
  )
}
