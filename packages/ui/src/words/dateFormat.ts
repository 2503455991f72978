/** Some engines put a narrow no-break space before AM and PM, others a plain one: here it is one everywhere, and never at the end of a line. */
const together = (words: string): string => words.replace(/[ \u{202f}](?=[AP]M)/gu, '\u{a0}')

/**
 * An `Intl.DateTimeFormat` that is made with its first use: to make one takes a phone some twenty milliseconds, and most pages
 * bring more of them than they show dates.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format' | 'formatRange'> => {
  let made: Intl.DateTimeFormat | undefined
  const get = () => (made ??= new Intl.DateTimeFormat(locale, options))
  return { format: (date) => together(get().format(date)), formatRange: (from, to) => together(get().formatRange(from, to)) }
}
