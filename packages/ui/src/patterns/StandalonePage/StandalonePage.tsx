import type { ReactNode } from 'react'
import { brand, root } from '../AuthLayout/AuthLayout.css.ts'
import { Water } from '../AuthLayout/Water.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'

export interface StandalonePageProps {
  /** One card: an OutcomePanel, or what has its manners. */
  children: ReactNode
}

/** A page outside the layout, without header and footer: it is its own `main` and shows the brand. */
export const StandalonePage = ({ children }: StandalonePageProps) => (
  <main className={root}>
    <Water />
    <a href="/" className={brand}>
      <Wordmark />
    </a>
    {children}
  </main>
)
