const open = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Notes a dialog that stands open. Answers its end. */
export const noteDialog = (): (() => void) => {
  const mine = Symbol('dialog')
  open.add(mine)
  tell()
  return () => {
    open.delete(mine)
    tell()
  }
}

/** Hears that a dialog opened or closed, for `useSyncExternalStore`. */
export const onDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while any dialog stands open. */
export const hasOpenDialog = (): boolean => open.size > 0
