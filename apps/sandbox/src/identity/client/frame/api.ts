import { parseJson } from '@lagoon/contract/text/parseJson'
import { TOKEN_HEADER, type FrameRefusal, type FrameView } from '../../contract.ts'
import type { GivenSet, Side } from '../../documents.ts'
import type { Wish } from '../../outcomes.ts'
import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { Host } from './host.ts'

const TIMEOUT_MS = 30_000

/** The server did not do what it was asked for. `AWAY`: it does not answer, or no token comes any more. */
export class CallFailed extends Error {
  readonly code: FrameRefusal['code'] | 'AWAY'
  constructor(code: FrameRefusal['code'] | 'AWAY', message: string) {
    super(message)
    this.code = code
  }
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

const away = (): CallFailed => new CallFailed('AWAY', 'The connection was interrupted. Nothing you sent was lost. Try again.')

/** A call with a file, which tells how far it has come, 0 to 1. Ends with the signal. */
const sendFile = (path: string, token: string, file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    const end = (finish: () => void) => () => {
      signal.removeEventListener('abort', abort)
      finish()
    }
    signal.addEventListener('abort', abort)
    call.open('POST', path)
    call.setRequestHeader(TOKEN_HEADER, token)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener(
      'load',
      end(() => resolve({ status: call.status, body: parseJson(call.responseText) })),
    )
    call.addEventListener(
      'error',
      end(() => reject(away())),
    )
    call.addEventListener(
      'abort',
      end(() => reject(new DOMException('stopped', 'AbortError'))),
    )
    call.send(file)
  })

const send = async (path: string, token: string, body?: object): Promise<Answered> => {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { [TOKEN_HEADER]: token, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw away()
  })
  return { status: response.status, body: parseJson(await response.text()) }
}

/** The calls of the page. One that finds its token ended gets another and is made again: what was typed or taken stays. */
export const openApi = (host: Host) => {
  const withToken = async (call: (token: string) => Promise<Answered>): Promise<FrameView> => {
    const first = await call(host.token())
    const { status, body } =
      first.status === 401
        ? await host.renew().then(call, () => {
            throw away()
          })
        : first
    if (status === 200) return body as FrameView
    const { code, message } = (body ?? {}) as Partial<FrameRefusal>
    throw code === undefined || message === undefined || code === 'TOKEN_ENDED' ? away() : new CallFailed(code, message)
  }
  return {
    check: () => withToken((token) => send('/api/check', token)),
    choose: (set: GivenSet, type: DocumentType, country: string) =>
      withToken((token) => send('/api/choice', token, { set, type, country })),
    remove: (id: string) => withToken((token) => send('/api/remove', token, { id })),
    submit: (wish: Wish | null) => withToken((token) => send('/api/submit', token, { wish })),
    give: (
      { set, side, source }: { set: GivenSet; side: Side; source: 'FILE' | 'CAMERA' },
      file: Blob,
      onProgress: (share: number) => void,
      signal: AbortSignal,
    ) => withToken((token) => sendFile(`/api/file?${new URLSearchParams({ set, side, source })}`, token, file, onProgress, signal)),
    /** A picture that the provider has; undefined where it has it no more. */
    picture: async (id: string): Promise<Blob | undefined> => {
      const response = await fetch(`/api/picture/${encodeURIComponent(id)}`, { headers: { [TOKEN_HEADER]: host.token() } })
      return response.ok ? response.blob() : undefined
    },
  }
}
export type Api = ReturnType<typeof openApi>
