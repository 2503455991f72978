import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import * as styles from './Field.css.ts'

/** What every field of a form says about itself. */
export interface FieldWords {
  /** What is asked for, in one or two words. */
  label: string
  /** Why it is asked, or what it has to look like: one sentence, read after the label. */
  description?: ReactNode
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  error?: string | undefined
}

/** What is being found out about a value while the player types. */
export interface FieldStatus {
  tone: 'pending' | 'success'
  text: string
}

export interface FieldLabelProps {
  /** What is asked for, in one or two words. */
  label: string
  /** Says that an answer is needed. */
  isRequired?: boolean | undefined
}

/** The word is for the eye; to a screen reader the field itself says that it is required. */
export const FieldLabel = ({ label, isRequired = false }: FieldLabelProps) => (
  <div className={styles.labelRow}>
    <Label className={styles.label}>{label}</Label>
    {isRequired && (
      <span className={styles.required} aria-hidden>
        Required
      </span>
    )}
  </div>
)

export interface FieldDescriptionProps {
  /** Why it is asked, or what it has to look like: one sentence. */
  children: ReactNode
}

export const FieldDescription = ({ children }: FieldDescriptionProps) => (
  <Text slot="description" className={styles.underLabel}>
    {children}
  </Text>
)

export interface FieldProblemProps {
  /** What is wrong and how to put it right. */
  children: string
}

export const FieldProblem = ({ children }: FieldProblemProps) => (
  <FieldError className={styles.error}>
    <CircleAlert size="1rem" strokeWidth={2} aria-hidden />
    <span>{children}</span>
  </FieldError>
)

const StatusIcon = ({ tone }: Pick<FieldStatus, 'tone'>) =>
  tone === 'success' ? (
    <CircleCheck size="1rem" strokeWidth={2} aria-hidden />
  ) : (
    <LoaderCircle className={styles.turning} size="1rem" strokeWidth={2} aria-hidden />
  )

interface FieldNotesProps extends Pick<FieldWords, 'error'> {
  /** `null`: nothing to say yet, but the live region has to stand before it speaks. */
  status?: FieldStatus | null | undefined
}

/** Status and error below a field; with a status in play both are announced politely as they change. */
export const FieldNotes = ({ error, status }: FieldNotesProps) => {
  const problem = error !== undefined && <FieldProblem>{error}</FieldProblem>
  if (status === undefined) return problem
  return (
    <div aria-live="polite" className={styles.notes}>
      {problem}
      {!problem && status && (
        <span className={styles.status[status.tone]}>
          <StatusIcon tone={status.tone} />
          <span>{status.text}</span>
        </span>
      )}
    </div>
  )
}
