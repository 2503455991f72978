import type { KeyboardEvent, PointerEvent } from 'react'

/** A held Enter presses a button again and again; once is meant. */
export const once = (event: Pick<KeyboardEvent, 'repeat' | 'preventDefault'>): void => {
  if (event.repeat) event.preventDefault()
}

/** A touch or the main button of a mouse; the others open menus, scroll and go back. */
export const isMainPress = ({ button }: Pick<PointerEvent, 'button'>): boolean => button === 0
