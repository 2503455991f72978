/** An email as it goes to the mail server. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

export interface EmailContent {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  /** Before the link or the code. */
  readonly opening: string
  /** After it. */
  readonly closing: readonly string[]
}

/** What an email is about: a link to open, or a code to type. */
export type EmailMatter = { readonly action: { readonly label: string; readonly href: string } } | { readonly code: string }

const SIGNATURE = 'The Lagoon team'

/** Lines of what a person wrote stay lines. */
const paragraph = (words: string) => `<p style="margin:0 0 16px">${escape(words).replace(/\r?\n/g, '<br>')}</p>`

/** The heart of the email, as text and as markup. */
const heartOf = (matter: EmailMatter): { readonly text: string; readonly html: string } => {
  if ('code' in matter)
    return {
      text: matter.code,
      html: `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escape(matter.code)}</p>`,
    }
  const { label, href } = matter.action
  const button = `<p style="margin:24px 0"><a href="${escape(href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#0b6e77;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`
  const address = `<p style="margin:0 0 16px;font-size:14px;color:#51606b">If the button doesn’t work, open this link:<br><a href="${escape(href)}" style="color:#0b6e77;word-break:break-all">${escape(href)}</a></p>`
  return { text: `${label}:\n${href}`, html: button + address }
}

/** Writes the same email twice, as plain text and as HTML without pictures or anything loaded from elsewhere. */
export const writeEmail = ({ to, subject, greeting, opening, closing, ...matter }: EmailContent & EmailMatter): Email => {
  const heart = heartOf(matter)
  const text = [greeting, opening, heart.text, ...closing, SIGNATURE].join('\n\n')
  const body = [paragraph(greeting), paragraph(opening), heart.html, ...closing.map(paragraph), paragraph(SIGNATURE)].join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#eef3f4;color:#13212b;font:16px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px;border-radius:20px;background:#ffffff">${body}</div></body></html>`
  return { to, subject, text: `${text}\n`, html }
}
