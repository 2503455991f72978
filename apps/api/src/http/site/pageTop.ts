import { attribute } from './page.ts'

const CHARSET = /<meta charset="[^"]*"\s*\/?>/

/** The page with this at its top, behind the charset alone: a browser asks in the order that it reads. */
export const withTop = (html: string, top: string): string => html.replace(CHARSET, (charset) => charset + top)

const pictureLink = (href: string): string => `<link rel="preload" as="image" fetchpriority="high" href="${attribute(href)}">`

/** The page that fetches these pictures before all else: they are what the eye waits for. */
export const withPictures = (page: string, pictures: readonly string[]): string => withTop(page, pictures.map(pictureLink).join(''))
