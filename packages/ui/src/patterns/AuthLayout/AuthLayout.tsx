import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './AuthLayout.css.ts'
import { Water } from './Water.tsx'

export interface AuthLayoutProps {
  /** What the page is for: the h1. */
  title: string
  /** One or two sentences: what happens here and why. */
  intro?: ReactNode
  /** For an outcome rather than a form: stands over the title, and the words move to the middle. */
  icon?: LucideIcon
  /** Color of the icon. */
  tone?: (typeof styles.tones)[number]
  /** How wide the card may get. @default 'narrow' */
  width?: (typeof styles.widths)[number]
  /** True on a route without the header: the page is its own `main` and carries the brand. @default false */
  isAlone?: boolean
  /** The way out for whom this is the wrong page. */
  foot?: ReactNode
  /** The form, or what can be done now. */
  children?: ReactNode
}

const BrandLink = () => (
  <a href="/" className={styles.brand}>
    <Wordmark />
  </a>
)

/** One calm card on the water, for everything around an account: a form, or the word on how it went. */
export const AuthLayout = ({ title, intro, icon: Icon, tone, width, isAlone = false, foot, children }: AuthLayoutProps) => {
  const Page = isAlone ? 'main' : 'div'
  const align = Icon ? 'center' : 'start'
  return (
    <Page className={styles.root}>
      <Water />
      {isAlone && <BrandLink />}
      <div className={styles.card({ width })}>
        <div className={styles.head({ align })}>
          {Icon && (
            <span className={styles.icon({ tone })}>
              <Icon size="1.75rem" strokeWidth={1.75} aria-hidden />
            </span>
          )}
          <Heading level={1} align={align}>
            {title}
          </Heading>
          {intro !== undefined && (
            <Text as="div" tone="soft" align={align}>
              {intro}
            </Text>
          )}
        </div>
        {children}
        {foot !== undefined && (
          <div className={styles.foot}>
            <Text as="div" size="small" tone="soft">
              {foot}
            </Text>
          </div>
        )}
      </div>
    </Page>
  )
}
