import type { ReactNode } from 'react'
import * as styles from './PaymentMarks.css.ts'

interface Mark {
  /** As its owner writes it. */
  readonly name: string
  /** What stands for it, where that is not its name. */
  readonly drawing?: ReactNode
}

const coin = (fill: string, sign: ReactNode) => (
  <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={fill} />
    {sign}
  </svg>
)

/** The marks that we draw. One that is not among them stands there by its name. */
const marks: Readonly<Record<string, Mark>> = {
  visa: { name: 'Visa', drawing: <span style={{ color: '#1a1f71', fontStyle: 'italic', letterSpacing: '-0.02em' }}>VISA</span> },
  mastercard: {
    name: 'Mastercard',
    drawing: (
      <svg className={styles.drawing} viewBox="0 0 38 24" aria-hidden="true">
        <circle cx="13" cy="12" r="11" fill="#eb001b" />
        <circle cx="25" cy="12" r="11" fill="#f79e1b" />
        <path d="M19 3.3a11 11 0 0 1 0 17.4 11 11 0 0 1 0-17.4Z" fill="#ff5f00" />
      </svg>
    ),
  },
  amex: { name: 'American Express', drawing: <span style={{ color: '#0b66b7' }}>AMEX</span> },
  discover: { name: 'Discover' },
  skrill: { name: 'Skrill', drawing: <span style={{ color: '#7a1f6e' }}>Skrill</span> },
  interac: { name: 'Interac' },
  mzzpay: { name: 'MZZPay' },
  btc: {
    name: 'Bitcoin',
    drawing: coin(
      '#f7931a',
      <path
        fill="#fff"
        d="M16.6 10.5c.3-1.7-1-2.5-2.8-3.1l.6-2.2-1.4-.4-.6 2.2-1-.3.5-2.2-1.4-.3-.5 2.2-2.8-.7-.4 1.5s1 .2 1 .2c.6.1.7.5.6.8L7 15c0 .2-.3.4-.7.3l-1-.2-.7 1.6 2.8.7-.6 2.3 1.4.3.5-2.2 1.1.3-.5 2.2 1.3.3.6-2.2c2.4.5 4.2.3 4.9-1.9.6-1.8 0-2.8-1.3-3.5.9-.2 1.6-.8 1.8-2.5Zm-3.1 4.4c-.4 1.7-3.4.8-4.3.6l.7-3.1c1 .2 4 .7 3.6 2.5Zm.4-4.4c-.4 1.6-2.8.8-3.6.6l.7-2.8c.8.2 3.3.6 2.9 2.2Z"
      />,
    ),
  },
  eth: {
    name: 'Ether',
    drawing: coin(
      '#627eea',
      <path
        fill="#fff"
        d="M12 3v6.7l5.6 2.5L12 3Zm0 0L6.4 12.2 12 9.7V3Zm0 13.5V21l5.6-7.8L12 16.5Zm0 4.5v-4.5l-5.6-3.3L12 21Zm0-5.6 5.6-3.2L12 9.7v5.7Zm-5.6-3.2L12 15.4V9.7l-5.6 2.5Z"
      />,
    ),
  },
  usdt: {
    name: 'Tether',
    drawing: coin(
      '#26a17b',
      <path
        fill="#fff"
        d="M13.3 10.7V9h4V6.3H6.7V9h4v1.7c-3.2.2-5.7.8-5.7 1.6s2.5 1.4 5.7 1.6v5.3h2.6v-5.3c3.3-.2 5.7-.8 5.7-1.6s-2.4-1.4-5.7-1.6Zm0 2.7v0a25 25 0 0 1-2.6 0c-2.8-.1-4.9-.6-4.9-1.2s2.1-1 4.9-1.2v1.9a24 24 0 0 0 2.6 0v-1.9c2.8.1 4.9.6 4.9 1.2s-2.1 1.1-4.9 1.2Z"
      />,
    ),
  },
  ltc: {
    name: 'Litecoin',
    drawing: coin(
      '#345d9d',
      <path fill="#fff" d="m10 13.4-1.8.7.5-1.8 1.8-.7L12 5h3.4L13.7 10l1.8-.7-.5 1.8-1.8.7-.9 3.5h5.3l-.6 2.3H8.9z" />,
    ),
  },
}

export interface PaymentMarksProps {
  /** Names of the marks, such as `visa`. */
  marks: readonly string[]
  /** What the marks stand for, to a screen reader. @default 'We accept' */
  label?: string
}

const markOf = (id: string): Mark => marks[id.toLowerCase()] ?? { name: id }

export interface PaymentMarkProps {
  /** Name of the mark, such as `visa`. */
  id: string
}

/** One mark; who does not see it is told its name. */
export const PaymentMark = ({ id }: PaymentMarkProps) => {
  const { name, drawing } = markOf(id)
  return (
    <span className={styles.mark}>
      {drawing === undefined ? (
        name
      ) : (
        <span role="img" aria-label={name}>
          {drawing}
        </span>
      )}
    </span>
  )
}

/** What can be paid with, by the marks that people know. */
export const PaymentMarks = ({ marks: ids, label = 'We accept' }: PaymentMarksProps) =>
  ids.length > 0 && (
    <ul className={styles.root} aria-label={label}>
      {ids.map((id) => (
        <li key={id}>
          <PaymentMark id={id} />
        </li>
      ))}
    </ul>
  )
