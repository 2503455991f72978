/** What the two date fields of a filter hold: days such as `2026-03-02`, or ''. */
export interface TypedDays {
  readonly from: string
  readonly to: string
}

/** Whether a date field holds a day that can be meant: after the first digit of a year it already reports one of year 2. */
export const isWholeDay = (day: string): boolean => /^[1-9]\d{3}-/.test(day)

/** Whether the last day comes before the first one. */
export const areBackwards = ({ from, to }: TypedDays): boolean => isWholeDay(from) && isWholeDay(to) && from > to

/** The part of a filter that the days are: half a day leaves nothing out. */
export const wholeDays = ({ from, to }: TypedDays) => ({
  from: isWholeDay(from) ? from : undefined,
  to: isWholeDay(to) ? to : undefined,
})
