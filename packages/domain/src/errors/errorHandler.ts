import { decideProblem } from '../client/loadCalls.ts'
import type { Popup } from '../shell/popups/popup.state.ts'
import type { CallProblem } from './callProblem.ts'
import type { Toasts } from './toasts.ts'

interface ErrorHandlerSetting {
  readonly toasts: Toasts
  /** 503: the lobby says so, in these words, and the player is taken there. */
  readonly onLobbyOffline: (message: string) => void
  /** The server ended the session: 406, or a violation of its policy. */
  readonly onSessionEnded: () => void
  readonly onPopup: (popup: Popup) => void
}

/** The one place where a problem becomes something that the player sees. */
export const createErrorHandler =
  ({ toasts, onLobbyOffline, onSessionEnded, onPopup }: ErrorHandlerSetting) =>
  (problem: CallProblem, call: { readonly path: string; readonly screenShows?: readonly string[] }): void => {
    const {
      surface,
      next,
      text = '',
      fields = [],
      popup,
    } = decideProblem({ problem, isOurs: true, path: call.path, screenShows: call.screenShows })
    if (next === 'endSession') onSessionEnded()
    if (popup !== undefined) onPopup(popup)
    if (surface === 'toast') toasts.show({ tone: 'error', title: text })
    if (surface === 'lobby') onLobbyOffline(text)
    if (surface === 'fields')
      toasts.show({
        tone: 'error',
        title: 'Please check the highlighted fields.',
        lines: fields.map(({ field, message }) => message || field),
      })
  }
