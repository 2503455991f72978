import { useEffect, useRef, useState } from 'react'
import type { FrameView } from '../../contract.ts'
import { CallFailed, openApi, type Api } from './api.ts'
import { openHost, tell, type Host } from './host.ts'

const CHECKING_EVERY_MS = 1_000
const HELD_EVERY_MS = 4_000
/** A token is renewed so long before its end, so that nobody waits for it. */
const RENEW_EARLY_MS = 60_000

/** What is shown. A failure leaves the view where it was. */
export interface CheckState {
  /** Null while it loads. */
  readonly view: FrameView | null
  readonly failure: string | null
  /** It stands otherwise than when it was opened. */
  readonly isMoved: boolean
}

/** The check of the person as its server tells it, with the calls that change it. */
export const useCheck = () => {
  const [state, setState] = useState<CheckState>({ view: null, failure: null, isMoved: false })
  const [host] = useState<Host>(openHost)
  const [api] = useState<Api>(() => openApi(host))
  const told = useRef<string | null>(null)

  const show = (view: FrameView): void => {
    setState((before) => ({
      view,
      failure: null,
      isMoved: before.isMoved || (before.view !== null && before.view.standing.state !== view.standing.state),
    }))
    const { reviewStatus, reviewAnswer } = view
    const standing = `${reviewStatus} ${reviewAnswer ?? ''}`
    if (told.current !== null && told.current !== standing)
      tell({ method: 'idCheck.onApplicantStatusChanged', reviewStatus, ...(reviewAnswer !== null && { reviewResult: { reviewAnswer } }) })
    told.current = standing
  }
  const fail = (error: unknown): void => {
    const failure = error instanceof CallFailed ? error.message : 'Something went wrong here. Try again.'
    setState((before) => ({ ...before, failure }))
    tell({ method: 'idCheck.onError', code: error instanceof CallFailed ? error.code : 'UNKNOWN', error: failure })
  }
  /** Makes a call and shows its answer. False where it failed, which is shown too. */
  const run = async (call: () => Promise<FrameView>): Promise<boolean> => {
    try {
      show(await call())
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  useEffect(
    function begin() {
      let isGone = false
      void host.begin().then(async () => {
        if (!isGone && (await run(api.check))) tell({ method: 'idCheck.onInitialized' })
      })
      return () => {
        isGone = true
        host.end()
      }
    },
    [host, api],
  )
  const standing = state.view?.standing.state
  useEffect(
    function watch() {
      if (standing !== 'CHECKING' && standing !== 'HELD') return undefined
      const timer = setInterval(() => api.check().then(show, () => undefined), standing === 'CHECKING' ? CHECKING_EVERY_MS : HELD_EVERY_MS)
      return () => clearInterval(timer)
    },
    [standing, api],
  )
  const endsAt = state.view?.endsAt
  useEffect(
    function renewInTime() {
      if (endsAt === undefined) return undefined
      const timer = setTimeout(
        // The answer tells when the new one ends.
        () =>
          void host
            .renew()
            .then(api.check)
            .then(show, () => undefined),
        Math.max(0, endsAt - Date.now() - RENEW_EARLY_MS),
      )
      return () => clearTimeout(timer)
    },
    [endsAt, host, api],
  )
  return { ...state, api, run, show }
}
export type Check = ReturnType<typeof useCheck>
