import { useEffect, useState } from 'react'
import { usualWish, type Choices, type Outcome, type Wish } from '../outcomes.ts'
import { ask } from './ask.ts'

/** How a page of a provider stands that the player was sent to. */
export type RedirectPage<View> =
  | { readonly state: 'loading' }
  /** There is no such payment, or its server does not answer. */
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly view: View; readonly wish: Wish; readonly isPaying: boolean; readonly hasFailed: boolean }
  /** The player is to close the window: nothing sends them back. */
  | { readonly state: 'closed' }

export interface RedirectOptions {
  /** Asked for what the page shows. */
  readonly path: string
  /** What the page's server needs to know which payment it is. */
  readonly payment: object
}

/** A page that shows one payment, has a tester choose what happens to it, and sends the player back to the app. */
export const useRedirectPage = <View extends { readonly choices: Choices; readonly wish: Wish }>({ path, payment }: RedirectOptions) => {
  const [page, setPage] = useState<RedirectPage<View>>({ state: 'loading' })
  useEffect(() => {
    ask<View>(path).then(
      (view) => setPage({ state: 'ready', view, wish: view.wish, isPaying: false, hasFailed: false }),
      () => setPage({ state: 'unknown' }),
    )
  }, [path])
  if (page.state !== 'ready') return { page, setWish: () => undefined, choose: () => undefined }
  const { view, wish } = page
  const send = async (outcome: Outcome): Promise<void> => {
    setPage({ ...page, isPaying: true, hasFailed: false })
    try {
      const { returnUrl } = await ask<{ readonly returnUrl: string | null }>('/api/choice', { ...payment, outcome, notice: wish.notice })
      if (returnUrl === null) setPage({ state: 'closed' })
      else window.location.replace(returnUrl)
    } catch {
      setPage({ ...page, hasFailed: true })
    }
  }
  return {
    page,
    setWish: (changed: Wish) => setPage({ ...page, wish: { ...usualWish(view.choices), ...changed } }),
    choose: (outcome: Outcome) => void send(outcome),
  }
}
