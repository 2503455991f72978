/**
 * An `Intl.DateTimeFormat` that is made with its first use: to make one takes a phone some twenty milliseconds, and most pages
 * bring more of them than they show dates.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format' | 'formatRange'> => {
  let made: Intl.DateTimeFormat | undefined
  const get = () => (made ??= new Intl.DateTimeFormat(locale, options))
  return { format: (date) => get().format(date), formatRange: (from, to) => get().formatRange(from, to) }
}
