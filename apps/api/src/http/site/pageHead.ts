import { attribute, makePage, type Page } from './page.ts'

/** What the head of a page says before scripts run. Not found: search engines are asked to leave it out. */
export interface PageHead {
  readonly title: string
  readonly isFound: boolean
  readonly description?: string | undefined
  /** From the slash on. */
  readonly canonical?: string | undefined
}

const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

/** The page with this head in place of the one that it was built with. */
export const withHead = (template: string, { title, isFound, description, canonical }: PageHead, origin: string): string => {
  const told = description === undefined ? '' : `<meta name="description" content="${attribute(description)}">`
  const more = [
    isFound ? '' : '<meta name="robots" content="noindex">',
    canonical === undefined ? '' : `<link rel="canonical" href="${attribute(origin + canonical)}">`,
  ]
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)
    .replace(DESCRIPTION, () => told)
    .replace('</head>', () => `${more.join('')}</head>`)
}

/**
 * The page that the app starts from anywhere but home, under the head of its route, each made and compressed once. A head
 * belongs to a route, so there are no more of them than routes.
 */
export const keepBarePages = (
  bare: string,
  headOf: ((pathname: string) => PageHead) | undefined,
  origin: string,
): ((pathname: string) => Promise<Page>) => {
  const pages = new Map<string, Promise<Page>>()
  const htmlAt = (pathname: string): string => {
    try {
      return headOf === undefined ? bare : withHead(bare, headOf(decodeURI(pathname)), origin)
    } catch {
      // An address that can not even be read still gets the app, which says so.
      return bare
    }
  }
  return (pathname) => {
    const html = htmlAt(pathname)
    const page = pages.get(html) ?? makePage(html)
    pages.set(html, page)
    return page
  }
}
