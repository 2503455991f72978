import type { Message } from '../contract.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<>&#]+(?:&#38;[^\s<>&#]+)*/g, (address) => `<a href="${address}">${address}</a>`)

/**
 * Under this policy a message is shown: its own styles and pictures, no script, no form, whatever it holds. It counts also
 * where the message is opened outside its frame.
 */
export const messagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http: https:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The document of the frame that shows a message, as designed or as plain text; `base` sends every link to a new tab. */
export const messageMarkup = ({ html, text }: Pick<Message, 'html' | 'text'>): string => {
  const head = `<base target="_blank"><meta name="referrer" content="no-referrer"><style>body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#0b1627;background:#fff;overflow-wrap:anywhere}pre{margin:0;font:inherit;white-space:pre-wrap}</style>`
  return `<!doctype html>${head}${html ?? `<pre>${linked(text)}</pre>`}`
}
