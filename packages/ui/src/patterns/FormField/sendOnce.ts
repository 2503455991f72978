import type { SyntheticEvent } from 'react'

/** What a form does when it is submitted: nothing by the browser, and nothing again while what was sent is on its way. */
export const sendOnce =
  (send: () => Promise<void>, isOnItsWay: boolean) =>
  (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isOnItsWay) void send()
  }
