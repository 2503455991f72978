const CHARSET = /<meta charset="[^"]*"\s*\/?>/

/** The page with this at its top, behind the charset alone: a browser asks in the order that it reads. */
export const withTop = (html: string, top: string): string => html.replace(CHARSET, (charset) => charset + top)
