import { Circle, CircleCheck } from 'lucide-react'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './PasswordField.css.ts'

/** One rule for a new password, and whether what is typed meets it. */
export interface PasswordRule {
  id: string
  /** Reads on after "Needs": "8 characters or more". */
  label: string
  isMet: boolean
}

export interface PasswordRulesProps {
  /** Anchor of the list, so that the field can name it as its description. */
  id: string
  /** The rules, each with whether the password meets it. */
  rules: readonly PasswordRule[]
}

/** The rules under the field, ticked one by one; a reader hears only how many are met. */
export const PasswordRules = ({ id, rules }: PasswordRulesProps) => (
  <div>
    <ul id={id} className={styles.rules}>
      {rules.map((rule) => {
        const Tick = rule.isMet ? CircleCheck : Circle
        return (
          <li key={rule.id} className={styles.rule({ isMet: rule.isMet })}>
            <Tick className={styles.tick} size="1rem" strokeWidth={rule.isMet ? 2.25 : 1.75} aria-hidden />
            <span>
              {rule.label}
              <span className={visuallyHidden}>{rule.isMet ? ', met.' : ', not met yet.'}</span>
            </span>
          </li>
        )
      })}
    </ul>
    <output className={visuallyHidden}>
      {rules.some((rule) => rule.isMet) && `${rules.filter((rule) => rule.isMet).length} of ${rules.length} rules met`}
    </output>
  </div>
)
